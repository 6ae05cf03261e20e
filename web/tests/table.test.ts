// The table offers what the server sent: play, choose in a menu, change a plan, or ask why.
import { beforeEach, expect, test, vi } from "vitest";
import "./browser";
import { asked, option, stateWith } from "./states";
import { allChoices, type Choice } from "../src/session/choices";
import { isOlder, merged, withOlder } from "../src/session/merge";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/session/table.svelte";

const spot = {} as Element;
let table: Table;
let chosen: [number, string][] = [];

const careful = (move: string, target: string) => ({ ...option(move, target), careful: true });

beforeEach(() => {
  chosen = [];
  table = new Table({
    busy: false,
    choose: ({ index, option }: Choice) => void chosen.push([index, option.move]),
    plan: vi.fn(),
    unplan: vi.fn(),
    why: async (target) => ({ type: "because", id: "x", text: { say: `no-${target}` }, rule: "fresco" }),
    preview: async () => [],
  });
});

test("a first press says what it is, a second one does it", async () => {
  table.show(stateWith({ asked: asked(option("B1", "slot-1"), option("B2", "slot-2")) }));
  expect([...table.hot]).toEqual(["slot-1", "slot-2"]);
  table.press("slot-1", spot);
  expect(chosen).toEqual([]);
  expect(table.note.choices.map((choice) => choice.option.move)).toEqual(["B1"]);
  table.press("slot-2", spot); // another spot begins anew
  expect(chosen).toEqual([]);
  table.press("slot-2", spot);
  expect(chosen).toEqual([[-1, "B2"]]);
  expect(table.note.at).toBeNull();
});

test("what is pointed at is forgotten with the question that offered it", () => {
  table.show(stateWith({ seq: 1, asked: asked(option("B1", "slot-1")) }));
  table.pointed = "slot-1";
  table.show(stateWith({ seq: 2, asked: asked(option("B2", "slot-2")) }));
  expect(table.pointed).toBe("");
});

test("what only hovers is not yet read: a press then is the first one", () => {
  table.show(stateWith({ asked: asked(option("B1", "slot-1")) }));
  table.note.peek(spot, "slot-1", table.doable("slot-1"));
  table.press("slot-1", spot);
  expect(chosen).toEqual([]);
  table.note.leave();
  expect(table.note.pinned).toBe(true);
});

test("who wants it so does with one press what can be taken back, and nothing else", () => {
  settings.quick = true;
  const binding = { ...option("B2", "slot-2"), binding: true };
  table.show(stateWith({ asked: asked(option("B1", "slot-1"), binding, careful("X", "booth-0")) }));
  for (const target of ["slot-1", "slot-2", "booth-0"]) table.press(target, spot);
  settings.quick = false;
  expect(chosen).toEqual([[-1, "B1"]]);
});

test("a button that does not say all does so by its second press", () => {
  table.show(stateWith({ asked: asked(option("7:00", "hostel-2"), option("8:00", "hostel-3")) }));
  const [seven] = table.choicesAt("hostel-2");
  table.propose(seven!, spot);
  expect(chosen).toEqual([]);
  table.propose(seven!, spot);
  expect(chosen).toEqual([[-1, "7:00"]]);
});

test("several options at a spot open the menu", async () => {
  table.show(stateWith({ asked: asked(option("B1", "slot-1"), option("B1x", "slot-1")) }));
  table.press("slot-1", spot);
  expect(chosen).toEqual([]);
  expect(table.note.choices.map((choice) => choice.option.move)).toEqual(["B1", "B1x"]);
  table.choose(table.note.choices[1]!);
  expect(chosen).toEqual([[-1, "B1x"]]);
  expect(table.note.at).toBeNull();
});

test("a lesser thing is done only from its menu, also where it is alone", async () => {
  table.show(stateWith({ asked: asked(option("A1", "segment-0"), careful(">B2", "segment-6")) }));
  expect([...table.asides]).toEqual(["segment-6"]);
  table.press("segment-6", spot);
  expect(chosen).toEqual([]);
  expect(table.note.choices.map((choice) => choice.option.move)).toEqual([">B2"]);
  table.choose(table.note.choices[0]!);
  expect(chosen).toEqual([[-1, ">B2"]]);
});

test("where nothing else is asked, a lesser thing is what it is about", async () => {
  table.show(stateWith({ asked: asked(careful("X1", "booth-1"), careful("X2", "booth-2")) }));
  expect(table.hot.size).toBe(2);
  expect(table.asides.size).toBe(0);
});

test("the open question comes before answers of a plan, which are offered where they can change", async () => {
  const on = (tile: string, ...columns: number[]) => columns.map((n) => option(`${tile}${n}`, `column-${n}`));
  const steps = [{ question: { say: "pews" }, options: on("p", 0, 1, 2), move: "p0" }];
  const plan = { seat: 1, steps, complete: false, ready: false };
  table.show(stateWith({ plan, asked: asked(...on("w", 1)) }));
  expect([...table.hot].sort()).toEqual(["column-1", "column-2"]);
  expect([...table.asides]).toEqual(["column-2"]);
  expect(table.choicesAt("column-1").map((choice) => choice.option.move)).toEqual(["w1"]);
  table.press("column-2", spot);
  expect(chosen).toEqual([]);
  expect(table.note.choices.map((choice) => choice.question.say)).toEqual(["pews"]);
});

test("a spot without options asks why", async () => {
  table.show(stateWith({ asked: asked(option("B1", "slot-1")) }));
  table.press("altar", spot);
  await vi.waitFor(() => expect(table.note.because?.text).toEqual({ say: "no-altar" }));
});

test("answers of a secret plan can be given in any order", async () => {
  const steps = [{ question: { say: "q0" }, options: [option("M0", "column-0"), option("M1", "column-0")], move: "M1" }];
  const plan = { seat: 1, steps, complete: false, ready: false };
  table.show(stateWith({ plan, asked: asked(option("C0", "column-1"), option("C1", "column-1")) }));
  expect(table.choicesAt("column-0").map((choice) => [choice.index, choice.chosen])).toEqual([
    [0, false],
    [0, true],
  ]);
  table.choose(table.choicesAt("column-0")[0]!);
  table.choose(table.choicesAt("column-1")[1]!);
  expect(chosen).toEqual([
    [0, "M0"],
    [1, "C1"],
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
  table.show(stateWith({ figures: ["Leonardo"] }));
  expect(table.names).toEqual(["Anna", "player-n", "free-seat"]);
  expect([3, 4, -1].map((who) => table.nameOf(who))).toEqual(["Leonardo", "", ""]);
});

test("log lines are added once", () => {
  expect(merged([{ n: 1 }, { n: 2 }], [{ n: 2 }, { n: 3 }])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(merged([{ n: 1 }], [])).toEqual([{ n: 1 }]);
  expect(merged([{ n: 1 }], [{ n: 3 }])).toEqual([{ n: 3 }]); // those between were too many
  expect(merged([{ n: 1 }, { n: 2 }], [{ n: 2 }, { n: 3 }], false)).toEqual([{ n: 2 }, { n: 3 }]); // another seat's
  expect(merged([{ n: 1 }], [{ n: 2 }], false)).toEqual([{ n: 1 }, { n: 2 }]);
  expect(withOlder([{ n: 3 }], [{ n: 1 }, { n: 2 }, { n: 3 }])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test("a state with other seats of mine is never too late", () => {
  const before = stateWith({ seq: 74, seats: [0, 1] });
  expect(isOlder(stateWith({ seq: 73, seats: [0, 1] }), before)).toBe(true);
  expect(isOlder(stateWith({ seq: 74, seats: [0, 1] }), before)).toBe(false);
  expect(isOlder(stateWith({ seq: 59, seats: [0] }), before)).toBe(false);
});

test("a table that is only looked at offers what was asked, and does nothing", () => {
  const looked = new Table();
  looked.show(stateWith({ asked: asked(option("B1", "slot-1")) }));
  looked.press("slot-1", spot);
  looked.press("altar", spot);
  expect([looked.note.choices, looked.note.because]).toEqual([[], null]);
  expect(looked.note.target).toBe("altar"); // what it is can be read
});

test("a hint that is refused says why, and can be asked for again", async () => {
  const answers = [
    { type: "refused" as const, id: "x", code: "too-fast", text: { say: "error-too-fast" } },
    null,
    { type: "hints" as const, id: "x", seat: 1, moves: [{ move: "a", text: {}, target: "spot", value: null, lead: null }] },
  ];
  const { hint } = table;
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
  hint.keep(stateWith({}));
  expect(hint.open).toBe(false);
});

test("a hint goes on as long as the reader does what it says", async () => {
  const step = (move: string) => ({ move, said: { say: move }, target: `spot-${move}`, spots: [] });
  const told = { move: "a", text: { say: "a" }, target: "spot-a", value: 0.5, lead: 1, line: [step("a"), step("b")] };
  const { hint } = table;
  const answer = { type: "hints" as const, id: "x", seat: 1, moves: [told] };
  const asks = (move: string) => stateWith({ asked: asked(option(move, `spot-${move}`)) });
  const ask = () => hint.ask({ hint: async () => answer }, asks("a"));
  await ask();
  expect([...hint.ghosts]).toEqual([
    ["spot-a", [0]],
    ["spot-b", [1]],
  ]);
  hint.decided("a");
  hint.keep(asks("b"));
  expect([hint.open, hint.done, hint.target]).toEqual([true, 1, "spot-b"]);
  hint.decided("c"); // something else
  hint.keep(asks("d"));
  expect(hint.open).toBe(false);
  await ask();
  hint.decided("a");
  hint.keep(asks("c")); // what follows is not offered
  expect(hint.open).toBe(false);
});
