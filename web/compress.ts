// Writes a .gz and a .br beside every text of the build, so that the server can send them as they are.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(html|js|css|svg|json|webmanifest)$/;

export function compress(folder: string): Plugin {
  return {
    name: "compress",
    apply: "build",
    enforce: "post",
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (!TEXTS.test(name)) continue;
          const text = readFileSync(join(folder, name));
          writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
          const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params: quality }));
        }
      },
    },
  };
}
