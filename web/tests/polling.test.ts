// A session at a table where sockets are blocked: the same game by plain HTTP.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browser, FakeSocket, json, later, nobody } from "./browser";
import { asked, option, stateWith } from "./states";
import type { State } from "../src/protocol";

const { TableSession } = await import("../src/session/session.svelte");

const state = (seq: number, more: Partial<State> = {}) => stateWith({ seq, asked: asked(option("B1", "slot-1")), ...more });
const done = (id: string, seq: number) => ({ type: "done" as const, id, seq });

/** The server's side: states that wait to be fetched, and what to say to messages. */
let news: State[] = [];
let polls: URLSearchParams[] = [];
let posts: { type: string; id: string }[] = [];
let reply: (id: string) => Promise<Response>;
let session: InstanceType<typeof TableSession>;
let wake: () => void = () => {};

const queries = () => polls.map((query) => [query.get("after"), query.get("seat")]);
function tell(...states: State[]): void {
  news.push(...states);
  wake();
}

beforeEach(async () => {
  browser.begin();
  news = [state(4)];
  polls = [];
  posts = [];
  reply = async (id) => json(done(id, 5));
  browser.answering = async (path, body, signal) => {
    const url = new URL(path, "http://localhost");
    if (url.pathname.endsWith("/say")) {
      posts.push(body as (typeof posts)[0]);
      return reply((body as (typeof posts)[0]).id);
    }
    if (!url.pathname.endsWith("/events")) return nobody();
    polls.push(url.searchParams);
    const waiting = new Promise<void>((resolve) => (wake = resolve));
    const next = news.length ? Promise.resolve() : waiting;
    return later(
      signal,
      next.then(() => json(news.shift()!)),
    );
  };
  session = new TableSession("T");
  session.start();
  await blocked();
});
afterEach(() => session.close());

/** Sockets fail until nobody tries them any more. */
async function blocked(): Promise<void> {
  await browser.pass();
  for (let n = 0; n < 3; n++) {
    FakeSocket.last.breaks();
    await browser.pass(5000);
  }
}

test("after three sockets in vain the table is fetched", () => {
  expect([FakeSocket.all.length, session.connection.status, session.table.state?.seq]).toEqual([3, "polling", 4]);
  expect(queries()).toEqual([
    ["-1", null],
    ["4", null],
  ]);
});

test("a decision is under way until a state shows it", async () => {
  session.play("B1");
  await browser.pass();
  expect(posts).toMatchObject([{ type: "move", base: 4, move: "B1" }]);
  expect(session.busy).toBe(true);
  tell(state(5));
  await browser.pass();
  expect([session.busy, session.table.state?.seq]).toEqual([false, 5]);
});

test.each([
  ["nobody answers", () => nobody()],
  ["the proxy has no server", async () => new Response("<html>", { status: 502 })],
])("when %s, a move is sent again under its id until it is answered", async (_, fault) => {
  reply = fault;
  session.play("B1");
  await browser.pass();
  expect(session.connection.status).toBe("broken");
  news = [state(4)];
  await browser.pass(1000);
  expect(posts.length).toBe(2);
  reply = async (id) => json(done(id, 5));
  news = [state(4)];
  await browser.pass(5000);
  expect(session.connection.status).toBe("polling");
  tell(state(5));
  await browser.pass(60_000);
  expect([new Set(posts.map(({ id }) => id)).size, posts.length, session.busy]).toEqual([1, 3, false]);
});

test("a server that fails is asked ever more seldom, and tells everything when it is back", async () => {
  const usual = browser.answering;
  let asks = 0;
  browser.answering = (path) => (path.includes("/events") && asks++, nobody());
  tell();
  browser.happens("online");
  await browser.pass(60_000);
  expect([session.connection.status, asks > 4 && asks < 12]).toEqual(["broken", true]);
  browser.answering = usual;
  news = [state(9)];
  await browser.pass(20_000);
  expect([session.connection.status, session.table.state?.seq]).toEqual(["polling", 9]);
  expect(polls.at(-2)?.get("after")).toBe("-1");
});

test("a stale answer brings the fresh state at once", async () => {
  reply = async (id) => json({ type: "refused", id, code: "stale", text: { say: "error-stale" } }, 409);
  session.play("B1");
  news = [state(6)];
  await browser.pass();
  expect([session.refused, session.table.state?.seq, session.busy]).toEqual([{ say: "error-stale" }, 6, false]);
});

test("a refusal of the server itself is told", async () => {
  reply = async () => json({ code: "too-fast", text: { say: "error-too-fast" } }, 429);
  session.play("B1");
  await browser.pass();
  expect([session.refused, session.busy]).toEqual([{ say: "error-too-fast" }, false]);
});

test("what cannot be stored is sent again under its id", async () => {
  reply = async () => json({ code: "storage", text: { say: "error-storage" } }, 503);
  session.play("B1");
  await browser.pass(1);
  reply = async (id) => json(done(id, 5));
  await browser.pass(1000);
  expect([posts.length, posts[0]?.id === posts[1]?.id]).toEqual([2, true]);
});

test("to look from another seat is to ask anew", async () => {
  tell(state(5, { seat: 0, seats: [0, 1], asked: null }));
  await browser.pass();
  tell(state(5, { seat: 1, seats: [0, 1] }));
  await browser.pass();
  expect([posts, session.table.seat, session.busy]).toEqual([[], 1, false]);
  expect(queries().slice(-2)).toEqual([
    ["-1", "1"],
    ["5", "1"],
  ]);
});

test("a table that is gone is gone", async () => {
  browser.answering = async () => json({ code: "no-table", text: { say: "error-no-table" } }, 404);
  browser.happens("online");
  await browser.pass();
  expect([session.problem, session.connection.status]).toEqual([{ say: "error-no-table" }, "closed"]);
});

test("whoever's seat is played elsewhere is told", async () => {
  tell(state(2, { seat: -1, seats: [] }));
  await browser.pass();
  expect(session.problem).toEqual({ say: "error-seat-given" });
});

test("questions are answered too", async () => {
  reply = async (id) => json({ type: "because", id, text: { say: "no" }, rule: "fresco" });
  expect(await session.why("altar")).toMatchObject({ text: { say: "no" } });
  reply = nobody;
  expect(await session.why("altar")).toBeNull();
});

test("a session that is closed leaves nothing behind", async () => {
  reply = nobody;
  session.play("B1");
  await browser.pass();
  session.close();
  const before = [polls.length, posts.length];
  expect([vi.getTimerCount(), browser.listening]).toEqual([0, 0]);
  await browser.pass(60_000);
  expect([polls.length, posts.length]).toEqual(before);
});

test("a socket that failed while the server was away does not lead to polling", async () => {
  session.close();
  browser.begin();
  session = new TableSession("T");
  session.start();
  await browser.pass();
  FakeSocket.last.opens(state(4));
  for (let n = 0; n < 5; n++) {
    FakeSocket.last.breaks();
    await browser.pass(20_000);
  }
  expect(session.connection.status).toBe("broken");
  browser.answering = async (path) => (path === "/healthz" ? new Response("ok") : nobody());
  FakeSocket.last.breaks(); // by chance the server has come back in this moment
  await browser.pass(20_000);
  FakeSocket.last.opens(state(5));
  expect(session.connection.status).toBe("live");
  for (let n = 0; n < 4; n++) {
    FakeSocket.last.breaks();
    await browser.pass(20_000);
  }
  expect(session.connection.status).toBe("broken"); // it polls, and the server does not answer that either
  expect(FakeSocket.all).toHaveLength(10);
});
