// What happens is shown one thing after another, and never keeps anybody from the present.
import { afterEach, beforeEach, expect, test } from "vitest";
import { browser, FakeSocket } from "./browser";
import { asked, option, stateWith } from "./states";
import type { Frame, Line, State } from "../src/protocol";

const { TableSession } = await import("../src/session/session.svelte");
const { viewsOf } = await import("../src/session/frames");
const { settings } = await import("../src/lib/settings.svelte");

const LONG = 4000;
let session: InstanceType<typeof TableSession>;

const line = (n: number, who: number, kind = "moved"): Line => ({ n, step: n, who, text: { say: `line-${n}` }, kind });
const frame = (n: number, by: number, at: number): Frame => ({ n, by, back: [{ path: ["at"], value: at }] });

/** Seats 0 and 2, who are bots, have moved, each with one line: the view counts them. */
const moved = (more: Partial<State> = {}) =>
  stateWith({
    seq: 5,
    view: { at: 2 },
    asked: asked(option("B1", "slot-1")),
    log: [line(1, 0), line(2, 2)],
    frames: [frame(0, -1, 0), frame(1, 0, 1), frame(2, 2, 2)],
    ...more,
  });
const at = () => (session.table.view as { at?: number }).at;

async function sit(first: State): Promise<void> {
  session = new TableSession("T");
  session.start();
  await browser.pass();
  FakeSocket.last.opens(first);
}

beforeEach(() => {
  browser.begin();
  settings.speed = "normal";
});
afterEach(() => session?.close());

test("views are put together backward from the present", () => {
  const back = (path: (string | number)[], value: unknown) => ({ n: 0, by: 0, back: [{ path, value }] });
  const present = { a: [1, { b: 2 }], c: 3 };
  expect(viewsOf([back([], { gone: true }), back(["c"], 0), back(["a", 1, "b"], 9)], present)).toEqual([
    { gone: true },
    { a: [1, { b: 9 }], c: 0 },
    { a: [1, { b: 9 }], c: 3 },
  ]);
});

test("at the beginning nothing has moved before the board can be seen; then the bots move one after another", async () => {
  await sit(moved());
  await browser.pass(LONG);
  expect([at(), session.table.hot.size]).toEqual([0, 0]);
  session.performance.begin();
  const seen: [number | undefined, string][] = [];
  for (let i = 0; i < 40; i++) {
    await browser.pass(100);
    const now: [number | undefined, string] = [at(), `${session.table.state?.waiting}`];
    if (String(now) !== String(seen.at(-1))) seen.push(now);
  }
  expect(seen).toEqual([
    [0, ""],
    [1, "0"],
    [2, "2"],
    [2, "1"],
  ]);
  expect([session.performance.playing, session.table.hot.has("slot-1")]).toEqual([false, true]);
});

test("nothing can be answered before the present is shown, and a skip shows it at once with all that was told", async () => {
  await sit(moved());
  session.performance.begin();
  await browser.pass(950);
  expect([at(), session.table.state?.asked, session.table.log.length]).toEqual([1, null, 1]);
  session.play("B1");
  expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["hello"]);
  session.performance.skip();
  expect([at(), session.table.log.length, session.performance.playing]).toEqual([2, 2, false]);
  expect(session.change?.lines.map(({ n }) => n)).toEqual([2]);
  session.play("B1");
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "move", base: 5 });
});

test("own moves show at once; what others do after them takes its time", async () => {
  await sit(stateWith({ view: { at: 0 }, asked: asked(option("B1", "slot-1")) }));
  session.performance.begin();
  const frames = [frame(0, -1, 0), frame(1, 1, 1), frame(2, 2, 2)];
  FakeSocket.last.says(moved({ log: [line(1, 1), line(2, 2)], frames: frames.slice(0, 2), view: { at: 1 } }));
  expect([at(), session.performance.playing]).toEqual([1, false]);
  FakeSocket.last.says(
    moved({ seq: 6, log: [line(3, 2), line(4, 0)], frames: [frame(2, -1, 1), frame(3, 2, 2), frame(4, 0, 3)] }),
  );
  expect([at(), session.performance.playing]).toEqual([1, true]);
  await browser.pass(900);
  expect(at()).toBe(1);
  await browser.pass(100);
  expect([at(), session.performance.playing, session.table.state?.asked]).toEqual([2, true, null]);
});

test("at once, and with nobody looking, there is no past", async () => {
  for (const alone of [false, true]) {
    settings.speed = alone ? "normal" : "once";
    browser.page.hidden = alone;
    await sit(moved());
    expect([at(), session.performance.playing, session.table.log.length]).toEqual([2, false, 2]);
    expect(session.position().frames).toBe(false);
    session.close();
  }
});

test("clocks, people and chat do not wait", async () => {
  await sit(moved());
  session.performance.begin();
  const clocks = [null, { left: 5000, runs: true }, null];
  const chat = [{ n: 1, name: "Anna", seat: 0, text: "Hello", at: 0 }];
  FakeSocket.last.says(moved({ seq: 6, log: [], frames: [], clocks, chat }));
  expect([at(), session.table.state?.clocks, session.table.chat.length]).toEqual([0, clocks, 1]);
  await browser.pass(LONG);
  expect([at(), session.table.state?.seq, session.table.log.length]).toEqual([2, 6, 2]);
});

test("of what nobody saw nothing is performed, and only the last decision of it is marked", async () => {
  await sit(moved({ frames: [] }));
  const marked = () => session.table.moved.lines.map(({ n }) => n);
  expect([session.table.moved.fresh, marked()]).toEqual([[], [2]]);
  session.close();
  await sit(moved());
  session.performance.begin();
  await browser.pass(950);
  expect([session.table.moved.fresh.length, marked()]).toEqual([1, [1]]);
  session.performance.skip();
  expect(session.table.moved.lines.map(({ n }) => n)).toEqual([2]);
  session.close();
  await sit(moved());
  session.performance.skip();
  expect([session.table.moved.fresh, marked()]).toEqual([[], [2]]);
});

test("what happened since my turn is shown once more, and the log stays as it is", async () => {
  await sit(moved({ frames: [], recap: 0 }));
  session.performance.begin();
  expect(session.mayShowAgain).toBe(true);
  const showing = session.showAgain();
  const { id } = FakeSocket.last.sent.at(-1) as { id: string };
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "again", after: 0, seat: 1 });
  FakeSocket.last.says({ type: "again", id, view: { at: 2 }, log: moved().log, frames: moved().frames! });
  await showing;
  expect([at(), session.table.log.length, session.table.hot.size]).toEqual([0, 2, 0]);
  await browser.pass(1000);
  expect([at(), session.table.moved.lines.map(({ n }) => n)]).toEqual([1, [1]]);
  await browser.pass(LONG);
  expect([at(), session.table.log.length, session.table.hot.size]).toEqual([2, 2, 1]);
});

test("what is too long ago is said to be", async () => {
  await sit(moved({ frames: [] }));
  const showing = session.showAgain();
  const { id } = FakeSocket.last.sent.at(-1) as { id: string };
  FakeSocket.last.says({ type: "again", id, view: {}, log: [], frames: [] });
  await showing;
  expect(session.refused).toEqual({ say: "again-too-long" });
});

test("what happens soon is known before it is shown, with the spots it concerns", async () => {
  await sit(moved({ log: [line(1, 0), { ...line(2, 2), spots: ["booth-2"] }] }));
  session.performance.begin();
  expect([at(), session.table.coming.flatMap(({ spots }) => spots ?? [])]).toEqual([0, ["booth-2"]]);
});
