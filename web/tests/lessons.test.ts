// What a browser remembers of lessons, and where their light falls.
import { expect, test } from "vitest";
import { progress } from "../src/lib/progress.svelte";
import { sameBox } from "../src/frame/spotlight";

test("a lesson is begun, learned, and played on without it", () => {
  expect(progress.of("sintra")).toEqual({});
  progress.begin("sintra", "one");
  expect(progress.of("sintra")).toEqual({ table: "one" });
  progress.finish("sintra");
  expect(progress.of("sintra").done).toBe(true);
  progress.leave("sintra", "one");
  expect(progress.of("sintra")).toEqual({ table: "one", done: true, left: "one" });
  progress.begin("sintra", "two");
  expect(progress.of("sintra")).toEqual({ table: "two", done: true, left: "one" });
});

test("a light stays where it is as long as nothing moves under it", () => {
  const box = { left: 1, top: 2, right: 3, bottom: 4 };
  expect(sameBox(box, { ...box, left: 1.2 })).toBe(true);
  expect(sameBox(box, { ...box, left: 9 })).toBe(false);
  expect(sameBox(box, null)).toBe(false);
  expect(sameBox(null, null)).toBe(true);
});
