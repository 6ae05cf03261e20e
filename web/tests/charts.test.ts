// The arithmetic of the charts.
import { expect, test } from "vitest";
import { race, shares, ticks, usedSources } from "../src/charts/charts";

const sources = { windows: [8, 3], broken: [-5, 0], palace: [2, 4], altar: [0, 0] };

test("gains stand to the right of zero and losses to the left", () => {
  expect(shares(sources, 0)).toEqual([
    { source: "windows", points: 8, from: 0, to: 8 },
    { source: "broken", points: -5, from: -5, to: 0 },
    { source: "palace", points: 2, from: 8, to: 10 },
  ]);
});

test("sources that gave nobody anything are not shown", () => {
  expect(usedSources(sources)).toEqual(["windows", "broken", "palace"]);
});

test("an axis has round numbers", () => {
  expect(ticks(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(-7, 12)).toEqual([-5, 0, 5, 10]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
});

test("everybody begins the race at nought", () => {
  expect(
    race([
      [1, 2],
      [3, 4],
    ]),
  ).toEqual([
    [0, 0],
    [1, 2],
    [3, 4],
  ]);
});
