// The log as cards: one a turn, and what was taken back is not told as if it had happened.
import { expect, test } from "vitest";
import "./browser";
import { cardsOf, wouldGo, wouldReturn } from "../src/frame/cards";
import type { Line } from "../src/protocol";

const line = (n: number, step: number, who: number, kind = ""): Line => ({ n, step, who, kind, text: { say: `line-${n}` } });
const brief = (lines: Line[], recap = 0) =>
  cardsOf(lines, recap).map(({ who, undone, lines }) => [who, undone ? "undone" : "", lines.map(({ n }) => n)]);

test("what somebody does in a row is one card, what the table does another", () => {
  const lines = [line(1, 1, 0), line(2, 2, 0), line(3, 2, -1), line(4, 2, -1), line(5, 3, 1)];
  expect(brief(lines)).toEqual([
    [0, "", [1, 2]],
    [-1, "", [3, 4]],
    [1, "", [5]],
  ]);
  expect(brief(lines, 1)[1]).toEqual([0, "", [2]]); // past the reader's own last turn a new one begins
});

test("what was taken back has its own card, the line that says so stays", () => {
  const lines = [line(1, 1, 0), line(2, 2, 0), line(3, 3, 0), line(4, 1, 0, "undo"), line(5, 2, 0)];
  expect(brief(lines)).toEqual([
    [0, "", [1]],
    [0, "undone", [2, 3]],
    [0, "", [4, 5]],
  ]);
});

test("taking back twice takes back what came before, too, and no more", () => {
  const lines = [
    line(1, 5, 1),
    line(2, 6, 0),
    line(3, 5, 0, "undo"),
    line(4, 6, 0),
    line(5, 5, 0, "undo"),
    line(6, 4, 0, "undo"),
  ];
  expect(cardsOf(lines).flatMap((card) => (card.undone ? card.lines.map(({ n }) => n) : []))).toEqual([1, 2, 3, 4, 5]);
});

test("a wish to take back says what would go", () => {
  const lines = [line(1, 1, 0), line(2, 2, 0), line(3, 1, 0, "undo"), line(4, 2, 0), line(5, 2, -1), line(6, 3, 1)];
  expect(wouldGo(lines, 1).map(({ n }) => n)).toEqual([4, 6]);
});

test("a wish to do again says what would return, as long as nobody has done anything since", () => {
  const lines = [line(1, 1, 0), line(2, 2, 0), line(3, 2, -1), line(4, 3, 1), line(5, 2, 0, "undo"), line(6, 1, 0, "undo")];
  expect(wouldReturn(lines.slice(0, 5)).map(({ n }) => n)).toEqual([4]);
  expect(wouldReturn(lines).map(({ n }) => n)).toEqual([2]);
  expect(wouldReturn([...lines, line(7, 1, -1)]).map(({ n }) => n)).toEqual([2]);
  expect(wouldReturn([...lines, line(7, 2, 0)])).toEqual([]);
  expect(wouldReturn([])).toEqual([]);
});
