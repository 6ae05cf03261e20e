// Paints and panes stay apart for every kind of eye, and their marks can be read on them.
import { expect, test } from "vitest";
import tokens from "../src/look/tokens.css?raw";

const [light = "", dark = ""] = tokens.split(":root[data-theme");

type Rgb = [number, number, number];

function colour(name: string, from = light): Rgb {
  const found = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(from) ?? new RegExp(`--${name}: #([0-9a-f]{6});`).exec(light);
  const n = parseInt(found?.[1] ?? "", 16);
  return [linear(n >> 16), linear((n >> 8) & 255), linear(n & 255)];
}

function linear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

// How somebody without one kind of cone sees a colour (Machado, Oliveira, Fernandes 2009).
const EYES: Record<string, number[][]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(rgb: Rgb, eye: number[][]): Rgb {
  return eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, w, i) => sum + w * rgb[i as 0], 0),
      ),
    ),
  ) as Rgb;
}

/** How different two colours look: distance in OKLab. */
function distance(a: Rgb, b: Rgb): number {
  const [p, q] = [oklab(a), oklab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [a, b].map(([r, g, bl]) => 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05).sort((m, n) => n - m);
  return (x as number) / (y as number);
}

const APART = 0.06;
for (const [family, letters] of [
  ["paint", "RYBOGPKN"],
  ["pane", "PWOBY"],
] as const)
  for (const [eye, matrix] of Object.entries(EYES))
    test(`${family} colours stay apart with ${eye} sight`, () => {
      for (const a of letters)
        for (const b of letters)
          if (a < b) {
            const d = distance(seen(colour(`${family}-${a}`), matrix), seen(colour(`${family}-${b}`), matrix));
            expect(d, `${a} and ${b}`).toBeGreaterThan(APART);
          }
    });

test("marks can be read on their colours", () => {
  for (const name of [..."RYBOGPKN"].map((l) => `paint-${l}`).concat([..."PWOBYJ"].map((l) => `pane-${l}`)))
    expect(contrast(colour(name), colour(`on-${name}`)), name).toBeGreaterThan(4.5);
});

const TEXTS = ["ink", "ink-soft", "primary", "warn", "gold-ink", "good"];
test.each([
  ["light", light],
  ["dark", dark],
])("texts can be read on plaster, paper and cards, %s", (_, from) => {
  for (const text of TEXTS)
    for (const ground of ["ground", "panel", "panel-2"])
      expect(contrast(colour(text, from), colour(ground, from)), `${text} on ${ground}`).toBeGreaterThan(4.5);
  for (const on of ["primary", "warn", "wood", "hue-0", "hue-1", "hue-2", "hue-3", "seat-4"])
    expect(contrast(colour(on, from), colour(`on-${on}`, from)), on).toBeGreaterThan(4.5);
});
