// A game seen again: the same table, nothing to be done, and the last wish counts.
import { afterEach, beforeEach, expect, test } from "vitest";
import { browser, json, nobody } from "./browser";
import type { Replay } from "../src/protocol";

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
