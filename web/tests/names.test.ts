// What is not a game's own names no game and no module: it finds what there is.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../src/**/*.{svelte,ts}", "!../src/games/**", "!../src/protocol.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const base = import.meta.glob<string>(["../src/games/*/*.{svelte,ts}", "../src/games/*/shelf/*.{svelte,ts}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = Object.keys(import.meta.glob("../src/games/*/index.ts")).map((path) => path.split("/").at(-2));

/** A file's code without its comments. */
const code = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

function naming(files: Record<string, string>, wanted: RegExp): string[] {
  return Object.entries(files).flatMap(([path, text]) => (wanted.test(code(text)) ? [path] : []));
}

test("no game is named outside its folder", () => {
  expect(naming(sources, new RegExp(`\\b(${games.join("|")})\\b`, "i"))).toEqual([]);
});

test("no module's targets, words or files are named outside its folder", () => {
  expect(naming({ ...sources, ...base }, /["'`/]m\d\d[-_][a-z]|["'`]tile-\d/)).toEqual([]);
});
