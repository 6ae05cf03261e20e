// Panes keep their numbers as they travel.
import { expect, test } from "vitest";
import { follow } from "../src/games/sintra/keys";

const heaps = (places: Record<string, string>) => new Map(Object.entries(places));

test("panes that stay keep their numbers", () => {
  const before = follow(new Map(), heaps({ "factory-1": "POOW", middle: "B" }));
  expect(follow(before, heaps({ "factory-1": "POOW", middle: "B" }))).toEqual(before);
});

test("taken panes go into the hand and the others to the middle", () => {
  const before = follow(new Map(), heaps({ "factory-1": "POOW", middle: "P" }));
  const after = follow(before, heaps({ "factory-1": "", middle: "PPW", hand: "OO" }));
  expect(after.get("hand O")).toEqual(before.get("factory-1 O"));
  expect(after.get("middle W")).toEqual(before.get("factory-1 W"));
  expect(after.get("middle P")).toEqual([...before.get("middle P")!, ...before.get("factory-1 P")!]);
});

test("the kept pane comes from its strip, and new panes get new numbers", () => {
  const before = follow(new Map(), heaps({ "field-0-2-0": "Y", "field-0-2-1": "B" }));
  const after = follow(before, heaps({ "upper-0-2": "B", "factory-1": "YW" }));
  expect(after.get("upper-0-2 B")).toEqual(before.get("field-0-2-1 B"));
  expect([...before.values()].flat()).not.toContain(after.get("factory-1 W")![0]);
});
