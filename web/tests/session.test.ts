// A session at a table with a server that answers late, twice, wrongly, or not at all.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browser, FakeSocket, json, nobody } from "./browser";
import { asked, lines, option, stateWith } from "./states";
import type { State } from "../src/protocol";

const { TableSession } = await import("../src/session/session.svelte");

const LONGEST = 20_000; // more than any single wait between two sockets
let session: InstanceType<typeof TableSession>;

const state = (seq: number, more: Partial<State> = {}) =>
  stateWith({ seq, asked: asked(option("B1", "slot-1"), option("B2", "slot-2")), ...more });
const done = (id: string, seq: number) => ({ type: "done" as const, id, seq });
const refused = (id: string, code: string) => ({ type: "refused" as const, id, code, text: { say: `error-${code}` } });
const planning = (...moves: string[]) => ({
  plan: { seat: 1, steps: moves.map((move) => ({ question: {}, options: [], move })), complete: false, ready: false },
});

const said = () => FakeSocket.last.sent.filter((message) => message.type !== "hello") as { type: string; id: string }[];
const ids = () => said().map((message) => message.id);
const lastId = () => said().at(-1)!.id;

/** The line breaks, and the next socket is answered. */
async function comeBack(...answers: State[]): Promise<void> {
  FakeSocket.last.breaks();
  await browser.pass(LONGEST);
  FakeSocket.last.opens(...answers);
}

beforeEach(async () => {
  browser.begin();
  session = new TableSession("T");
  session.start();
  await browser.pass();
  FakeSocket.last.opens(state(4));
});
afterEach(() => session.close());

test("whoever comes says hello and gets the table", () => {
  expect(FakeSocket.all.map(({ url }) => url)).toEqual(["ws://localhost/api/tables/T/socket"]);
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", log: 0, chat: 0, look: -1, frames: true }]);
  expect([session.table.state?.seq, session.connection.status, session.busy]).toEqual([4, "live", false]);
});

test("older lines are asked for, and come before those that are there", async () => {
  FakeSocket.last.says(state(5, { log: lines(201, 202) }));
  const reading = session.readOlder("log");
  expect(said()).toMatchObject([{ type: "lines", of: "log", before: 201, seat: 1 }]);
  FakeSocket.last.says({ type: "older", id: lastId(), log: lines(199, 200), chat: [] });
  await reading;
  expect(session.table.log.map(({ n }) => n)).toEqual([199, 200, 201, 202]);
  expect(session.busy).toBe(false);
});

test("whether the table is in sight is told when that changes, and on every new line", async () => {
  browser.page.hidden = true;
  browser.happens("visibilitychange");
  expect(said()).toMatchObject([{ type: "sight", seen: false }]);
  expect(session.busy).toBe(false);
  FakeSocket.last.says(done(lastId(), 4));
  await comeBack(state(4));
  expect(said()).toMatchObject([{ type: "sight", seen: false }]);
});

test("who comes and goes is told without a state", () => {
  const sitters = [{ name: "Anna", kind: "person" as const, online: true }];
  FakeSocket.last.says({ type: "presence", sitters });
  expect([session.table.state?.sitters, session.table.state?.seq]).toEqual([sitters, 4]);
});

test("those who watch write where they are let", () => {
  expect(session.mayChat).toBe(true);
  FakeSocket.last.says(state(5, { seat: -1, seats: [] }));
  session = new TableSession("T");
  expect(session.mayChat).toBe(false);
  for (const [more, may] of [
    [{}, false],
    [{ owner: true }, true],
    [{ spectator_chat: true }, true],
  ] as const) {
    session.table.show(state(6, { seat: -1, seats: [], ...more }));
    expect(session.mayChat).toBe(may);
  }
});

test("a decision is under way until a state shows it", () => {
  session.play("B1");
  expect(said()).toMatchObject([{ type: "move", base: 4, seat: 1, move: "B1" }]);
  expect(session.busy).toBe(true);
  FakeSocket.last.says(done(lastId(), 6));
  expect(session.busy).toBe(true);
  FakeSocket.last.says(state(5)); // somebody else was faster
  expect(session.busy).toBe(true);
  FakeSocket.last.says(state(6));
  expect(session.busy).toBe(false);
});

test("what is pressed meanwhile answers what is no longer asked, and is not sent", () => {
  session.play("B1");
  session.play("B1");
  FakeSocket.last.says(done(lastId(), 5));
  session.play("B2");
  session.undo();
  session.redo();
  expect(said()).toHaveLength(1);
  FakeSocket.last.says(state(5));
  session.undo();
  expect(said().slice(1)).toMatchObject([{ type: "undo", base: 5 }]);
});

test("a step of a plan is taken back from the plan that has it, also when others plan at the same time", () => {
  FakeSocket.last.says(state(5, planning()));
  session.plan(0, "M1");
  FakeSocket.last.says(done(lastId(), 7), state(6, planning()));
  session.undo();
  expect(said()).toHaveLength(1);
  FakeSocket.last.says(state(7, planning("M1")));
  session.undo();
  expect(said().map(({ type }) => type)).toEqual(["plan", "undo"]);
});

test("a stale answer says so, and nothing is decided before the fresh state is there", () => {
  session.play("B1");
  FakeSocket.last.says(refused(lastId(), "stale"));
  expect(session.refused).toEqual({ say: "error-stale" });
  session.play("B2");
  expect(said()).toHaveLength(1);
  FakeSocket.last.says(state(6));
  session.play("B2");
  expect(said()[1]).toMatchObject({ move: "B2", base: 6 });
});

test("a stale answer to what was asked before the state that is shown holds nothing up", () => {
  session.play("B1");
  FakeSocket.last.says(state(6), refused(lastId(), "stale"));
  expect(session.busy).toBe(false);
});

test("what is refused otherwise can be tried again at once", () => {
  session.play("B9");
  FakeSocket.last.says(refused(lastId(), "illegal"));
  expect([session.busy, session.refused]).toEqual([false, { say: "error-illegal" }]);
});

test("an unanswered move is sent again under its id on every new line, until it is answered", async () => {
  session.play("B1");
  const id = lastId();
  await comeBack();
  expect(said()).toEqual([]); // not before the server has shown the table
  FakeSocket.last.says(state(4));
  expect(ids()).toEqual([id]);
  await comeBack(state(4));
  expect(ids()).toEqual([id]);
  FakeSocket.last.says(done(id, 5), state(5));
  await comeBack(state(5));
  expect([ids(), session.busy]).toEqual([[], false]);
});

test("a move that was done before the line broke is not waited for once it is shown", async () => {
  session.play("B1");
  const id = lastId();
  await comeBack(state(7));
  FakeSocket.last.says(done(id, 5)); // the server knows the id, and nothing new happens
  expect(session.busy).toBe(false);
});

test("an answered move whose state was lost on the way is shown by the next line", async () => {
  session.play("B1");
  FakeSocket.last.says(done(lastId(), 5));
  await comeBack(state(5));
  expect([ids(), session.busy]).toEqual([[], false]);
});

test("what is decided without a line goes out when there is one, once", async () => {
  FakeSocket.last.breaks();
  expect(session.connection.status).toBe("broken");
  session.play("B1");
  session.play("B2");
  await browser.pass(LONGEST);
  FakeSocket.last.opens(state(4));
  expect(said()).toMatchObject([{ type: "move", move: "B1" }]);
});

test("a broken line is tried again, ever more patiently", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const waits = [500, 1000, 2000, 4000, 8000, 15_000, 15_000];
  for (const wait of waits) {
    const before = FakeSocket.all.length;
    FakeSocket.last.breaks();
    await browser.pass(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    await browser.pass(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  FakeSocket.last.opens(state(4));
  FakeSocket.last.breaks();
  await browser.pass(500);
  expect(FakeSocket.all).toHaveLength(waits.length + 2); // patience begins anew
  vi.restoreAllMocks();
});

test("when the network is back nobody waits any longer", async () => {
  FakeSocket.last.breaks();
  browser.happens("online");
  expect(FakeSocket.all).toHaveLength(2);
  await browser.pass(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a line that was dead when the reader came back is replaced, and loses nothing", async () => {
  session.play("B1");
  const id = lastId();
  browser.happens("visibilitychange");
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "hello" });
  await browser.pass(20_000);
  expect(session.connection.status).toBe("broken");
  await browser.pass(1000);
  FakeSocket.last.opens(state(4));
  expect([FakeSocket.all.length, ids()]).toEqual([2, [id]]);
});

test("a page that nobody looks at does not hurry", () => {
  FakeSocket.last.breaks();
  browser.page.hidden = true;
  browser.happens("online");
  expect(FakeSocket.all).toHaveLength(1);
});

test("what cannot be stored is sent again under its id", async () => {
  session.play("B1");
  const id = lastId();
  FakeSocket.last.says(refused(id, "storage"));
  expect([session.refused, session.busy]).toEqual([{ say: "sent-again" }, true]);
  await browser.pass(1000);
  expect(ids()).toEqual([id, id]);
  FakeSocket.last.says(done(id, 5), state(5));
  await browser.pass(60_000);
  expect([ids(), session.busy]).toEqual([[id, id], false]);
});

test("news that comes twice or too late changes nothing", () => {
  FakeSocket.last.says(state(5, { log: lines(1, 2) }), state(6, { log: lines(3) }));
  FakeSocket.last.says(state(5, { log: lines(1, 2) }), state(6, { log: lines(3) }));
  expect(session.table.state?.seq).toBe(6);
  expect(session.table.log.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(session.change?.lines).toEqual([]);
});

test("another process that is behind is heard only once it has caught up", async () => {
  FakeSocket.last.says(state(6, { log: lines(1, 2, 3) }));
  await comeBack(state(5, { sitters: [] }));
  expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", log: 3, chat: 0, look: -1, frames: true });
  expect([session.table.state?.seq, session.table.names.length]).toEqual([6, 3]);
  FakeSocket.last.says(state(7, { log: lines(3, 4) })); // it tells again what it did not know was read
  expect(session.table.log.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(session.change?.lines.map(({ n }) => n)).toEqual([4]);
});

test("who comes and goes is seen without a new number, and an open note stays", () => {
  session.table.note.show({} as Element, "", session.table.choices);
  FakeSocket.last.says(state(4, { sitters: [{ name: "Anna", kind: "person", online: true }] }));
  expect(session.table.state?.sitters[0]?.online).toBe(true);
  expect(session.table.note.at).not.toBeNull();
  FakeSocket.last.says(state(5));
  expect(session.table.note.at).toBeNull();
});

test("with one seat less the count is another one, and whatever was answered is in it", () => {
  FakeSocket.last.says(state(9, { seats: [0, 1] }));
  session.play("B1");
  FakeSocket.last.says(done(lastId(), 10), state(6, { seats: [1] }));
  expect([session.table.state?.seq, session.busy]).toEqual([6, false]);
});

test("whoever's seat is played elsewhere is told, on the line or after it", async () => {
  FakeSocket.last.says({ type: "closed", text: { say: "error-seat-given" } });
  expect([session.problem, session.connection.status]).toEqual([{ say: "error-seat-given" }, "closed"]);
  await browser.pass(60_000);
  expect([FakeSocket.all.length, FakeSocket.last.readyState]).toEqual([1, 3]);
});

test("a seat that was given away while the line was broken", async () => {
  await comeBack(state(4, { seat: -1, seats: [] }));
  expect(session.problem).toEqual({ say: "error-seat-given" });
});

test("a spectator sees the table, and asks nothing about its spots", async () => {
  const spectator = new TableSession("T");
  spectator.start();
  await browser.pass();
  FakeSocket.last.opens(state(4, { seat: -1, seats: [], asked: null }));
  expect([spectator.problem, spectator.table.seat, spectator.table.choices]).toEqual([null, -1, []]);
  expect(await spectator.why("altar")).toBeNull();
  spectator.play("B1");
  expect(said()).toEqual([]);
  spectator.close();
});

test("chat and notes leave the game alone", () => {
  session.say("hello");
  session.note("remember");
  session.note("");
  expect(said()).toMatchObject([{ type: "chat", text: "hello" }, { type: "note" }]);
  expect(session.busy).toBe(false);
  session.play("B1");
  expect(said()).toHaveLength(3);
});

test("chat is unread until somebody looks", () => {
  const chat = [1, 2].map((n) => ({ n, name: "Bea", seat: 0, text: "hi", at: 0 }));
  FakeSocket.last.says(state(6, { chat }));
  expect(session.unread).toBe(2);
  session.chatRead();
  expect(session.unread).toBe(0);
});

test("a question is answered once, or with nothing when the line breaks", async () => {
  const why = session.why("altar");
  FakeSocket.last.says({ type: "because", id: lastId(), text: { say: "no" }, rule: "fresco" });
  expect(await why).toMatchObject({ text: { say: "no" } });
  const [lost, hint] = [session.why("altar"), session.hint(1)];
  FakeSocket.last.breaks();
  expect(await Promise.all([lost, hint, session.why("altar")])).toEqual([null, null, null]);
});

test("a hint that cannot be asked for says why", () => {
  session.askHint();
  expect(session.refused).toEqual({ say: "error-no-hints" });
  FakeSocket.last.says(state(5, { hints: true, asked: null }));
  session.askHint();
  expect(session.refused).toEqual({ say: "error-not-your-turn" });
});

test("at one screen without secrets it turns to whoever is asked, once", () => {
  const turn = state(5, { seat: 0, seats: [0, 1], asked: null });
  FakeSocket.last.says(turn, turn);
  expect(said()).toMatchObject([{ type: "look", seat: 1 }]);
  FakeSocket.last.says(done(lastId(), 5), state(5, { seat: 1, seats: [0, 1] }));
  expect([session.table.seat, session.busy, session.curtain]).toEqual([1, false, -1]);
});

test("at one screen with secrets the curtain opens for the one who has come", async () => {
  const turn = { seats: [0, 1], secrets: true };
  FakeSocket.last.says(state(5, { ...turn, seat: 0, log: lines(1, 2) }));
  expect([session.curtain, said()]).toEqual([1, []]);
  session.openCurtain();
  expect([session.curtain, said()]).toMatchObject([1, [{ type: "look", seat: 1 }]]);
  FakeSocket.last.says(done(lastId(), 5), state(5, { ...turn, seat: 1, log: lines(1, 2) }));
  expect(session.curtain).toBe(-1);
  await comeBack();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", log: 2, chat: 0, look: 1, frames: true }]);
});

test("what another seat was told does not count as read", async () => {
  FakeSocket.last.says(state(5, { seats: [0, 1], secrets: true, seat: 0, log: lines(1, 2) }));
  session.openCurtain();
  await comeBack();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", log: 0, chat: 0, look: 1, frames: true }]);
});

test("what is not printed in the booklets is asked once", async () => {
  const box = { ours: {}, owner: {} };
  const asks: string[] = [];
  browser.answering = async (path) => (asks.push(path), path.endsWith("/box") ? json(box) : json({ name: "Anna" }));
  const fresh = new TableSession("U");
  fresh.start();
  await browser.pass();
  FakeSocket.last.opens(state(4), state(5));
  await browser.pass();
  expect(asks.filter((path) => path.endsWith("/box"))).toEqual(["/api/tables/U/box"]);
  expect(fresh.table.box).toEqual(box);
  fresh.close();
  browser.answering = nobody;
});

test.each(["live", "broken", "before it began"])("a session that is closed leaves nothing behind: %s", async (when) => {
  if (when === "broken") FakeSocket.last.breaks();
  const late = new TableSession("T");
  const close = late.start();
  if (when === "before it began") close();
  await browser.pass();
  const opened = FakeSocket.all.length;
  const why = session.why("altar");
  session.play("B1");
  session.close();
  late.close();
  expect(await why).toBeNull();
  expect([vi.getTimerCount(), browser.listening]).toEqual([0, 0]);
  expect(FakeSocket.all.filter(({ readyState, onclose }) => readyState !== 3 || onclose)).toEqual([]);
  await browser.pass(60_000);
  expect(FakeSocket.all).toHaveLength(opened);
});

test("what is being laid out is taken back first", () => {
  const [back, drop] = [vi.fn(), vi.fn()];
  session.table.layout = { laid: true, left: 2, back, drop };
  session.undo();
  expect(back).toHaveBeenCalledOnce();
  session.undo(true);
  expect(drop).toHaveBeenCalledOnce();
  expect(said()).toMatchObject([{ type: "undo", base: 4, seat: 1, turn: true, ask: false }]);
});

test("every message has an id of its own", () => {
  for (const text of ["a", "b", "c"]) session.say(text);
  expect(new Set(ids()).size).toBe(3);
  expect(ids().every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
});

test("the others are asked once it was seen for what", () => {
  session.undo(false, true);
  expect([session.wish, said()]).toEqual(["undo", []]);
  session.askOthers();
  expect(said()).toMatchObject([{ type: "undo", base: 4, seat: 1, turn: false, ask: true }]);
  FakeSocket.last.says(done(lastId(), 5), state(5));
  session.redo(true);
  session.askOthers();
  expect([session.wish, said().at(-1)]).toMatchObject(["", { type: "redo", base: 5, seat: 1, ask: true }]);
});
