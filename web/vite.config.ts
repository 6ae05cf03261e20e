import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";

const folder = process.env.OUT ?? "../src/bottega/server/static";

/** Few files instead of many: what several pages share; what one of them needs alone is in its own. The first that fits wins. */
const PARTS: [string, RegExp][] = [
  [
    "main",
    /node_modules|rolldown|vite\/|src\/(main\.ts|App\.svelte|lib\/(book|games|sitters|Trouble|clock|levels|wide|InTurn)|games\/\w+\/(index|shelf\/names))/,
  ],
  ["doors", /src\/home\/(Door|Sign|Frieze|LevelPicker|playnow)/],
  ["pieces", /src\/(pieces\/|lib\/figures|charts\/source|games\/\w+\/(view|MoodMask|PlaceEmblem))/],
  ["table", /src\/(frame\/(TableFrame|Regions|Side)\.svelte|session\/|lib\/Spot)/],
  ["rules", /src\/rules\/Rules\.svelte/],
  ["end", /src\/charts\/.*Chart\.svelte/],
];

export default defineConfig({
  plugins: [svelte({ configFile: false }), pages(folder), offline(folder), compress(folder)],
  server: { fs: { allow: [".."] } },
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // whoever plays need not read which plugin took how long
      output: {
        codeSplitting: { groups: PARTS.map(([name, test], i) => ({ name, test, priority: PARTS.length - i })) },
      },
    },
  },
});
