// Which pieces travel between two states.
import { expect, test } from "vitest";
import { flights, type Box } from "../src/lib/fly";

const box = (x: number, y: number, width = 20): Box => ({ x, y, width, height: width });

test("a piece travels from where it was, and shrinks or grows on the way", () => {
  const before = new Map([
    ["pawn", box(10, 10, 40)],
    ["bishop", box(50, 50)],
  ]);
  const after = new Map([
    ["pawn", box(110, 10, 20)],
    ["bishop", box(51, 51)],
  ]);
  expect(flights(before, after)).toEqual([{ piece: "pawn", dx: -100, dy: 0, scale: 2 }]);
});

test("what was or is out of sight does not travel", () => {
  const before = new Map([
    ["hidden", box(0, 0, 0)],
    ["gone", box(5, 5)],
  ]);
  const after = new Map([
    ["hidden", box(90, 90)],
    ["fresh", box(9, 9)],
  ]);
  expect(flights(before, after)).toEqual([]);
});
