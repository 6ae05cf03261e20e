// Writes a .gz and a .br beside every text of the build, so that the server can send them as they are.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(html|js|css|svg|json|webmanifest)$/;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

async function squeeze(file: string): Promise<void> {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await Promise.all([
    gzipped(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    brotlied(text, { params }).then((small) => writeFile(`${file}.br`, small)),
  ]);
}

export function compress(folder: string): Plugin {
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => squeeze(join(folder, name))));
      },
    },
  };
}
