// Writes the service worker, which knows the files of the shell; after the last of them is written.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "vite";
import { TABLES } from "./pages.ts";

const SHELL = ["index.html", "theme.js", "manifest.webmanifest", "assets/*.{js,css,woff2}"];
// Words and boards come when they are wanted, and then stay.
const BOARDS = TABLES.map((file) => `assets/${basename(file, ".svelte")}-*`);
const LATER = ["assets/{en,fr,de,nl}-*.js", ...BOARDS, "assets/drawn-*"];

export function offline(folder: string): Plugin {
  /** Names in assets/ change with their contents; of other files the contents are compared. */
  function entry(url: string) {
    if (url.startsWith("assets/")) return { url, revision: null };
    return {
      url,
      revision: createHash("md5")
        .update(readFileSync(join(folder, url)))
        .digest("hex"),
    };
  }

  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const files = globSync(SHELL, { cwd: folder, exclude: LATER }).sort().map(entry);
        await build({
          configFile: false,
          root: import.meta.dirname,
          publicDir: false,
          logLevel: "warn",
          define: { FILES: JSON.stringify(files) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: "es2022",
            rolldownOptions: { input: "sw.ts", output: { format: "iife", entryFileNames: "sw.js" } },
          },
        });
      },
    },
  };
}
