import { describe, expect, test } from "vitest";
import { goodsOf } from "../src/games/fresco/goods";
import type { Line } from "../src/protocol";

function line(kind: string, text: object, spots?: string[]): Line {
  return { n: 1, step: 1, who: 2, text: { say: "", ...text }, kind, ...(spots && { spots }) };
}

describe("what an event of Fresco carries", () => {
  test("paints go from the booth to whoever buys them, and from whoever restores to the segment", () => {
    expect(goodsOf(line("bought", { paints: "RRY" }, ["booth-1"]))).toEqual({ kinds: ["R", "R", "Y"], from: "booth-1", to: 2 });
    expect(goodsOf(line("restored", { paints: "OG" }, ["segment-7"]))).toEqual({ kinds: ["O", "G"], from: 2, to: "segment-7" });
  });

  test("thalers go to the supply and come from it, few enough to be seen one by one", () => {
    expect(goodsOf(line("paid", { thalers: 3 }))).toEqual({ kinds: ["coin", "coin", "coin"], from: 2, to: null });
    expect(goodsOf(line("earned", { thalers: 40 }))?.kinds).toHaveLength(8);
  });

  test("a blended paint is the one that came out", () => {
    expect(goodsOf(line("blended", { n: 2, paint: "paint-orange" }))).toEqual({ kinds: ["O", "O"], from: null, to: 2 });
  });

  test("what moves no goods carries none", () => {
    expect(goodsOf(line("woke", { time: 5 }))).toBeNull();
    expect(goodsOf(line("paid", { thalers: 0 }))).toBeNull();
  });
});
