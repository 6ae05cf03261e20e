// Where in the round Fresco's table says we are.
import { expect, test } from "vitest";
import { phaseNow, phasesOf } from "../src/games/fresco/phases";
import type { FrescoView } from "../src/games/fresco/view";

const SHEET = ["place-market", "place-cathedral", "place-studio", "place-workshop", "place-theater"];
const at = (more: Partial<FrescoView>, ...worked: number[]) =>
  ({
    sheet: SHEET,
    final: false,
    over: false,
    column: -1,
    order: [],
    players: worked.map((n) => ({ worked: n })),
    ...more,
  }) as unknown as FrescoView;

test.each([
  ["board-phase-wake", at({}, 0, 0)],
  ["board-phase-plan", at({ order: [1, 0] }, 0, 0)],
  ["place-market", at({ order: [1, 0], column: 0 }, 0, 1)],
  ["place-theater", at({ order: [1, 0], column: 4 }, 4, 5)],
  ["board-phase-income", at({ order: [1, 0], column: 4 }, 5, 5)],
  ["board-phase-score", at({ order: [1, 0], column: 4, final: true }, 5, 5)],
])("%s", (name, view) => {
  expect(phasesOf(view)[phaseNow(view)]?.name).toBe(name);
});

test("after the game all phases are over", () => {
  const view = at({ over: true, final: true, column: 4 }, 5, 5);
  expect(phaseNow(view)).toBe(phasesOf(view).length);
});
