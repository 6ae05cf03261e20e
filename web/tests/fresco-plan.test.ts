// The action sheet reads the secret plan's questions, and the board its view.
import { expect, test } from "vitest";
import { countSteps, crewOf } from "../src/fresco/counts";
import { closed, counted, firstSlot, near, placesAt, segmentName, startSpace, type FrescoView } from "../src/fresco/view";
import type { State } from "../src/protocol";

const option = (move: string, target: string) => ({ move, target, text: { say: "" } });
const step = (column: number, moves: string[], move: string) => ({
  question: { say: "" },
  options: moves.map((text) => option(text, `column-${column}`)),
  move,
});
const planning = (steps: object[], asked: object | null, ready = false) =>
  ({ plan: { seat: 0, steps, complete: asked === null, ready }, asked }) as unknown as State;

test("a planning move tells healthy and ill apprentices", () => {
  expect(crewOf("M2")).toEqual({ healthy: 2, ill: 0 });
  expect(crewOf("C1+2")).toEqual({ healthy: 1, ill: 2 });
  expect(crewOf("@S")).toBeNull();
});

test("questions about apprentices are found among those about tiles, the open one with them", () => {
  const tile = { question: { say: "" }, options: [option("@M", "column-0"), option("-", "done")], move: "-" };
  const found = countSteps(planning([tile, step(0, ["M0", "M1"], "M1")], step(1, ["C0", "C1"], "")));
  expect(found.map(({ index, column, move }) => [index, column, move])).toEqual([[1, 0, "M1"], [2, 1, ""]]);
});

test("a plan that was handed in asks nothing", () => {
  expect(countSteps(planning([step(0, ["M0", "M1"], "M1")], null, true))).toEqual([]);
});

test("segments have names and neighbours", () => {
  expect(segmentName(12)).toBe("C3");
  expect([near(12, 6), near(12, 12), near(4, 5)]).toEqual([true, false, false]);
});

test("slots are counted over all booths, and a booth without tiles has closed", () => {
  const view = { market: [["R", ""], ["", "", ""], ["B"]] } as unknown as FrescoView;
  expect(firstSlot(view, 2)).toBe(5);
  expect(view.market.map(closed)).toEqual([false, true, false]);
});

test("start spaces are named from last to first", () => {
  expect([-3, 0, 7].map(startSpace)).toEqual(["S1", "S4", ""]);
});

test("paints are counted", () => {
  expect(counted("RRB")).toEqual({ R: 2, B: 1 });
});

test("tiles and maps leave fewer places for apprentices", () => {
  const view = {
    sheet: ["place-market", "place-cathedral", "place-studio"],
    players: [{ covered: ["", "tile-14", ""] }],
    modules: [{ module: "catacombs", players: [{ laid: { "place-studio": "A1 B1" } }] }],
  } as unknown as FrescoView;
  expect([0, 1, 2].map((column) => placesAt(view, 0, column))).toEqual([3, 2, 1]);
});
