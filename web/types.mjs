// Makes src/protocol.ts from the JSON Schema on standard input.
import { compile } from "json-schema-to-typescript";
import { writeFileSync } from "node:fs";
import { json } from "node:stream/consumers";

const schema = await json(process.stdin); // which may come later than we ask
const text = await compile(schema, "Protocol", {
  additionalProperties: false,
  bannerComment: "// Made from src/bottega/server/protocol.py by `make types`; change that file, not this one.",
  unreachableDefinitions: true,
  format: true,
  style: { printWidth: 120 },
});
writeFileSync(process.argv[2] ?? "src/protocol.ts", text);
