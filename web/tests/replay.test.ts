// A game seen again: the same table, nothing to be done, and the last wish counts.
import { afterEach, beforeEach, expect, test } from "vitest";
import { browser, json, nobody } from "./browser";
import { othersPlayOn } from "../src/pages/replay";
import type { Replay, Sitter } from "../src/protocol";

const { ReplaySession } = await import("../src/session/replay.svelte");

const story = (seat: number) =>
  ({ table: "T", game: "sintra", steps: 9, log: [], seat, sitters: [{ name: "Anna", kind: "person" }] }) as unknown as Replay;
let session: InstanceType<typeof ReplaySession>;
let late: (() => void)[] = [];

beforeEach(() => {
  browser.begin();
  late = [];
  session = new ReplaySession("T");
  browser.answering = async (path) => {
    const query = new URL(path, "http://localhost").searchParams;
    const [step, seat] = [Number(query.get("step")), Number(query.get("seat"))];
    if (path.includes("/box")) return json({ ours: {}, owner: {} });
    await new Promise<void>((resolve) => late.push(resolve));
    return json(
      path.includes("/story") ? story(seat) : { step, steps: 9, seat, view: { step }, move: "", question: { say: "q" } },
    );
  };
});
afterEach(() => session.close());

/** The requests are answered, in the order of these numbers. */
async function answer(...order: number[]): Promise<void> {
  for (const n of order) {
    late[n]?.();
    await browser.pass();
  }
}

test("a step is shown as a table on which nothing can be done", async () => {
  void session.show(story(0), 3, 0);
  await browser.pass();
  await answer(0);
  const { table } = session;
  expect([table.view, table.seat, table.choices, table.actions]).toEqual([{ step: 3 }, 0, [], null]);
  expect([session.question, table.box]).toEqual([{ say: "q" }, { ours: {}, owner: {} }]);
});

test("of several steps and stories that are asked for, the last is shown", async () => {
  void session.show(story(-1), 3, -1);
  void session.show(story(-1), 4, -1);
  void session.read(0);
  void session.read(1);
  await browser.pass();
  await answer(1, 0, 3, 2);
  expect([session.table.view, session.story]).toMatchObject([{ step: 4 }, { seat: 1 }]);
});

test("it plays by itself, moment by moment, until it is stopped", async () => {
  const heard: number[] = [];
  session = new ReplaySession(
    "T",
    () => 1,
    ({ lines }) => heard.push(...lines.map(({ n }) => n)),
  );
  browser.answering = async (path) => {
    const step = Number(new URL(path, "http://localhost").searchParams.get("step"));
    const frames = [
      { n: 2 * step - 2, by: -1, back: [{ path: ["half"], value: "before" }] },
      { n: 2 * step - 1, by: 0, back: [{ path: ["half"], value: "half" }] },
      { n: 2 * step, by: 0, back: [] },
    ];
    if (path.includes("/box")) return json({ ours: {}, owner: {} });
    return json({ step, steps: 3, seat: 0, view: { step, half: "" }, move: "", question: null, frames: step ? frames : [] });
  };
  const log = [1, 2, 3, 4, 5, 6].map((n) => ({ n, step: Math.ceil(n / 2), who: 0, kind: "", text: { say: "x" } }));
  const steps: number[] = [];
  void session.play({ ...story(0), steps: 3, log }, 0, 0, (step) => steps.push(step));
  await browser.pass();
  expect([session.playing, steps, session.table.view]).toEqual([true, [1], { step: 1, half: "half" }]);
  expect(session.table.state?.waiting).toEqual([0]);
  await browser.pass(700);
  expect([heard, session.table.view]).toEqual([[1, 2], { step: 1, half: "" }]);
  await browser.pass(1000);
  expect([steps, heard]).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
  session.pause();
  await browser.pass(5000);
  expect([session.playing, steps, heard, session.table.view]).toEqual([false, [1, 2], [1, 2, 3, 4], { step: 2, half: "" }]);
});

test("who plays on has a seat, and bots have the others", () => {
  const sitters: Sitter[] = [
    { name: "Anna", kind: "person" },
    { name: "Giotto", kind: "bot", bot: "master" },
    { name: "Bea", kind: "person" },
  ];
  expect(othersPlayOn(sitters, 0, "painter", ["", "", "Piero"])).toEqual([
    { kind: "me" },
    { kind: "bot", name: "Giotto", bot: "master" },
    { kind: "bot", name: "Piero", bot: "painter" },
  ]);
});

test("a game is seen through my own eyes", async () => {
  browser.answering = async () => json({ seats: [2] });
  await session.findMe();
  expect(session.own).toBe(2);
});

test("nothing is shown after the page was left", async () => {
  void session.show(story(-1), 3, -1);
  await browser.pass();
  session.close();
  await answer(0);
  expect(session.table.state).toBeNull();
});

test("a game that is not there is told", async () => {
  browser.answering = nobody;
  await session.read(-1);
  expect(session.problem).toEqual({ say: "error-offline" });
});
