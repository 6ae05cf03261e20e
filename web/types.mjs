// Makes the types of protocol and views from the JSON Schemas on standard input, in this folder or in another one.
import { compile } from "json-schema-to-typescript";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

const folder = process.argv[2] ?? ".";
const schemas = JSON.parse(await text(process.stdin), olderTuple); // which may come later than we ask
for (const [path, { source, schema }] of Object.entries(schemas)) {
  const types = await compile(schema, schema.title, {
    additionalProperties: false,
    bannerComment: `// Made from src/bottega/${source} by \`make types\`; change that file, not this one.`,
    unreachableDefinitions: true,
    format: true,
    style: { printWidth: 120 },
  });
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), types);
}

/** The compiler knows tuples by the word that JSON Schema had for them before 2020. */
function olderTuple(_, value) {
  return value?.prefixItems ? { ...value, items: value.prefixItems, prefixItems: undefined } : value;
}
