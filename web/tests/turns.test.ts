// The page is laid in small pieces: in order, and what a piece asks for comes next.
import { expect, test } from "vitest";
import { Turns } from "../src/lib/turns";

const atOnce = (act: () => void) => act();
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test("everything is drawn in order, what a piece asks for before what waited longer", async () => {
  const turns = new Turns(atOnce);
  const drawn: string[] = [];
  turns.add(() => {
    drawn.push("board");
    turns.add(() => drawn.push("cell 1"));
    turns.add(() => drawn.push("cell 2"));
  });
  turns.add(() => drawn.push("log"));
  expect(drawn).toEqual([]);
  await soon();
  expect(drawn).toEqual(["board", "cell 1", "cell 2", "log"]);
});

test("what was taken back is not drawn", async () => {
  const turns = new Turns(atOnce);
  const drawn: string[] = [];
  const cancel = turns.add(() => drawn.push("others"));
  turns.add(() => drawn.push("log"));
  cancel();
  await soon();
  expect(drawn).toEqual(["log"]);
});

test("long work is cut into tasks", async () => {
  const turns = new Turns(atOnce);
  const stretches: number[] = [];
  let drawn = 0;
  const work = () => {
    const end = performance.now() + 3;
    while (performance.now() < end);
    if (++drawn === 1) queueMicrotask(() => (stretches.push(drawn), (drawn = 0))); // at the end of the task
  };
  for (let i = 0; i < 6; i++) turns.add(work);
  while (stretches.reduce((sum, n) => sum + n, 0) < 6) await soon();
  expect(stretches.length).toBeGreaterThan(1);
});
