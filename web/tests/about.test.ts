// Every spot and every symbol that asks to be explained has its words and its rule; notes lie beside, not on it.
import { expect, test } from "vitest";
import { aboutFresco } from "../src/games/fresco/about";
import { aboutSintra } from "../src/games/sintra/about";
import { beside } from "../src/lib/place";

const sources = import.meta.glob<string>("../src/{games,pieces}/**/*.svelte", { query: "?raw", import: "default", eager: true });
const kinds = (folder: string) =>
  Object.entries(sources)
    .filter(([path]) => path.includes(folder))
    .flatMap(([, code]) => [...code.matchAll(/data-about="([^"]+)"/g)].map((found) => found[1] ?? ""));
const FRESCO = ["hostel-2", "slot-11", "booth-0", "segment-24", "altar", "paint-R", "space", "tile-6", "m06-bench-2", "m12"];
const SINTRA = ["factory-3-O", "middle-O", "glazier", "strip-5", "window-5"];

test.each([...FRESCO, ...kinds("/fresco/")])("%s of Fresco", (key) => {
  expect(aboutFresco(key)?.rule).toMatch(/^(fresco#[a-z-]+|m\d\d)$/);
});

test.each([...SINTRA, ...kinds("/sintra/"), ...kinds("/pieces/")])("%s of Sintra", (key) => {
  expect(aboutSintra(key)?.rule).toMatch(/^sintra#[a-z-]+$/);
});

test("what nobody knows is called by its own label", () => {
  expect([aboutFresco("cellar-3"), aboutSintra("cellar")]).toEqual([null, null]);
});

test("no board has titles of the browser's own", () => {
  const titled = Object.entries(sources).filter(([, code]) => /<[a-z][^<]*?\stitle=/.test(code));
  expect(titled.map(([path]) => path)).toEqual([]);
});

const ROOM = { wide: 1000, high: 700 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test.each([
  ["below", box(400, 100, 500, 150)],
  ["above", box(400, 600, 500, 690)],
  ["to the right of a high thing", box(100, 10, 200, 690)],
  ["to the left", box(800, 10, 990, 690)],
])("a note lies %s", (_where, thing) => {
  const { x, y } = beside(thing, 300, 200, ROOM);
  const apart = x >= thing.right || x + 300 <= thing.left || y >= thing.bottom || y + 200 <= thing.top;
  expect(apart && x >= 0 && y >= 0 && x + 300 <= ROOM.wide && y + 200 <= ROOM.high).toBe(true);
});

test("a note stays in the window where it fits nowhere", () => {
  expect(beside(box(0, 0, 1000, 700), 300, 200, ROOM)).toEqual({ x: 350, y: 492 });
});
