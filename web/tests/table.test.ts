// The table offers what the server sent: play, choose in a menu, change a plan, or ask why.
import { beforeEach, expect, test, vi } from "vitest";
import { hint } from "../src/lib/hint.svelte";
import { menu, why } from "../src/lib/menu.svelte";
import { allChoices, merged, table, type Wish } from "../src/lib/table.svelte";
import type { Option, State } from "../src/protocol";

vi.stubGlobal("document", { querySelectorAll: () => [] });
vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("SVGElement", class {});

function option(move: string, target: string): Option {
  return { move, target, text: { say: move } };
}

function stateWith(more: Partial<State>): State {
  return {
    type: "state",
    table: "T",
    seq: 4,
    step: 2,
    game: "fresco",
    chosen: {},
    seed_hash: "",
    seat: 1,
    seats: [1],
    sitters: [
      { name: "Anna", kind: "person" },
      { name: "", kind: "person" },
      { name: "", kind: "free" },
    ],
    public: 0,
    open: false,
    links: [],
    owner: false,
    waiting: [1],
    view: {},
    asked: null,
    plan: null,
    undo: { undo: false, redo: false, reset: false, ask: false },
    consent: null,
    log: [],
    chat: [],
    note: "",
    over: false,
    ...more,
  };
}

const asked = (...options: Option[]) => ({ seat: 1, question: { say: "ask" }, options, rule: "fresco#market" });
const spot = { getBoundingClientRect: () => ({ left: 10, width: 20, bottom: 40 }) } as unknown as Element;
let sent: Wish[] = [];

beforeEach(() => {
  table.clear();
  sent = [];
  table.sender = {
    send: (wish) => void sent.push(wish),
    why: async (_, target) => ({ type: "because", id: "x", text: { say: `no-${target}` }, rule: "fresco" }),
  };
});

test("one option at a spot is played", async () => {
  await table.show(stateWith({ asked: asked(option("B1", "slot-1"), option("B2", "slot-2")) }));
  expect([...table.hot]).toEqual(["slot-1", "slot-2"]);
  table.press("slot-1", spot);
  expect(sent).toEqual([{ type: "move", base: 4, seat: 1, move: "B1" }]);
});

test("several options at a spot open the menu", async () => {
  await table.show(stateWith({ asked: asked(option("B1", "slot-1"), option("B1x", "slot-1")) }));
  table.press("slot-1", spot);
  expect(sent).toEqual([]);
  expect(menu.choices.map((choice) => choice.option.move)).toEqual(["B1", "B1x"]);
  table.choose(menu.choices[1]!);
  expect(sent).toEqual([{ type: "move", base: 4, seat: 1, move: "B1x" }]);
  expect(menu.open).toBe(false);
});

const careful = (move: string, target: string) => ({ ...option(move, target), careful: true });

test("a lesser thing is done only from its menu, also where it is alone", async () => {
  await table.show(stateWith({ asked: asked(option("A1", "segment-0"), careful(">B2", "segment-6")) }));
  expect([...table.asides]).toEqual(["segment-6"]);
  table.press("segment-6", spot);
  expect(sent).toEqual([]);
  expect(menu.choices.map((choice) => choice.option.move)).toEqual([">B2"]);
  table.choose(menu.choices[0]!);
  expect(sent).toEqual([{ type: "move", base: 4, seat: 1, move: ">B2" }]);
});

test("where nothing else is asked, a lesser thing is what it is about", async () => {
  await table.show(stateWith({ asked: asked(careful("X1", "booth-1"), careful("X2", "booth-2")) }));
  expect(table.hot.size).toBe(2);
  expect(table.asides.size).toBe(0);
});

test("the open question comes before answers of a plan, which are offered where they can change", async () => {
  const on = (tile: string, ...columns: number[]) => columns.map((n) => option(`${tile}${n}`, `column-${n}`));
  const steps = [{ question: { say: "pews" }, options: on("p", 0, 1, 2), move: "p0" }];
  const plan = { seat: 1, steps, complete: false, ready: false };
  await table.show(stateWith({ plan, asked: asked(...on("w", 1)) }));
  expect([...table.hot].sort()).toEqual(["column-1", "column-2"]);
  expect([...table.asides]).toEqual(["column-2"]);
  expect(table.choicesAt("column-1").map((choice) => choice.option.move)).toEqual(["w1"]);
  table.press("column-2", spot);
  expect(sent).toEqual([]);
  expect(menu.choices.map((choice) => choice.question.say)).toEqual(["pews"]);
});

test("what is being laid out is taken back first", async () => {
  const back = vi.fn();
  const drop = vi.fn();
  await table.show(stateWith({}));
  table.layout = { laid: true, left: 2, back, drop };
  table.undo();
  expect(back).toHaveBeenCalledOnce();
  table.undo(true);
  expect(drop).toHaveBeenCalledOnce();
  table.layout = null;
  table.undo();
  expect(sent).toEqual([true, false].map((turn) => ({ type: "undo", base: 4, seat: 1, turn, ask: false })));
});

test("a spot without options asks why", async () => {
  await table.show(stateWith({ asked: asked(option("B1", "slot-1")) }));
  table.press("altar", spot);
  await vi.waitFor(() => expect(why.text).toEqual({ say: "no-altar" }));
});

test("answers of a secret plan can be given in any order", async () => {
  const steps = [{ question: { say: "q0" }, options: [option("M0", "column-0"), option("M1", "column-0")], move: "M1" }];
  const plan = { seat: 1, steps, complete: false, ready: false };
  await table.show(stateWith({ plan, asked: asked(option("C0", "column-1"), option("C1", "column-1")) }));
  expect(table.choicesAt("column-0").map((choice) => [choice.index, choice.chosen])).toEqual([
    [0, false],
    [0, true],
  ]);
  table.choose(table.choicesAt("column-0")[0]!);
  table.choose(table.choicesAt("column-1")[1]!);
  expect(sent).toEqual([
    { type: "plan", seat: 1, index: 0, move: "M0" },
    { type: "plan", seat: 1, index: 1, move: "C1" },
  ]);
});

test("a plan that is handed in has to be taken back first", () => {
  const plan = {
    seat: 1,
    steps: [{ question: {}, options: [option("M0", "column-0")], move: "M0" }],
    complete: true,
    ready: true,
  };
  expect(allChoices(stateWith({ plan }))).toEqual([]);
});

test("whoever has no name gets one of ours", async () => {
  await table.show(stateWith({ figures: ["Leonardo"] }));
  expect(table.names).toEqual(["Anna", "player-n", "free-seat"]);
  expect([3, 4, -1].map((who) => table.nameOf(who))).toEqual(["Leonardo", "", ""]);
});

test("log lines are added once", () => {
  expect(merged([{ n: 1 }, { n: 2 }], [{ n: 2 }, { n: 3 }])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(merged([{ n: 1 }], [])).toEqual([{ n: 1 }]);
});

test("a hint that is refused says why, and can be asked for again", async () => {
  const answers = [
    { type: "refused" as const, id: "x", code: "too-fast", text: { say: "error-too-fast" } },
    null,
    { type: "hints" as const, id: "x", seat: 1, moves: [{ move: "a", text: {}, target: "spot", value: null, lead: null }] },
  ];
  const state = stateWith({ asked: asked(option("a", "spot")) });
  const adviser = { hint: async () => answers.shift() ?? null };
  await hint.ask(adviser, state);
  expect(hint.open).toBe(true);
  expect(hint.problem).toEqual({ say: "error-too-fast" });
  await hint.ask(adviser, state);
  expect(hint.problem).toEqual({ say: "error-offline" });
  await hint.ask(adviser, state);
  expect(hint.problem).toBeNull();
  expect(hint.target).toBe("spot");
  hint.close();
});
