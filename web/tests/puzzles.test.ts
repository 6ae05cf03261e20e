// What a browser remembers of puzzles, and which comes next.
import { expect, test, vi } from "vitest";
import type { PuzzleInfo } from "../src/protocol";

vi.stubGlobal("location", new URL("http://localhost/"));
const { nextOf } = await import("../src/puzzles/open");
const { solved } = await import("../src/puzzles/solved.svelte");

test("tries count until the answer is found", () => {
  expect(solved.of("sintra-1")).toEqual({});
  solved.begin("sintra-1", "one");
  solved.miss("sintra-1");
  solved.miss("sintra-1");
  solved.finish("sintra-1");
  expect(solved.of("sintra-1")).toEqual({ table: "one", tries: 3, done: true });
  solved.miss("sintra-1");
  solved.finish("sintra-1");
  solved.see("sintra-1");
  expect(solved.of("sintra-1")).toEqual({ table: "one", tries: 3, done: true });
});

test("whoever has seen the answer has not found it", () => {
  solved.miss("sintra-2");
  solved.see("sintra-2");
  solved.miss("sintra-2");
  solved.finish("sintra-2");
  expect(solved.of("sintra-2")).toEqual({ tries: 1, seen: true, done: true });
});

test("the next puzzle is the next one that is not solved", () => {
  const shelf = [1, 2, 3, 4].map((n) => ({ name: `sintra-${n}` }) as PuzzleInfo); // 1 and 2 are solved
  expect(nextOf(shelf, "sintra-1")).toBe("sintra-3");
  expect(nextOf(shelf, "sintra-4")).toBe("sintra-3");
  solved.finish("sintra-3");
  expect(nextOf(shelf, "sintra-4")).toBe("");
  expect(nextOf(shelf, "fresco-9")).toBe("sintra-4");
});
