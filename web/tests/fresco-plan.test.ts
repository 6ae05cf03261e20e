// The action sheet reads the secret plan's questions, and the board its view.
import { beforeEach, expect, test, vi } from "vitest";
import { alike, countSteps, crewOf, overruled } from "../src/games/fresco/counts";
import { foresee, laidOut } from "../src/games/fresco/foreseen";
import { draftOf, type PlanDraft } from "../src/games/fresco/plan.svelte";
import { closed, counted, firstSlot, placesAt, segmentName, type FrescoView } from "../src/games/fresco/view";
import { Table } from "../src/session/table.svelte";
import type { State } from "../src/protocol";

const option = (move: string, target: string) => ({ move, target, text: { say: "" } });
const step = (column: number, moves: string[], move: string) => ({
  question: { say: "fresco-ask-plan" },
  options: moves.map((text) => option(text, `column-${column}`)),
  move,
});
const planning = (steps: object[], asked: object | null, ready = false) =>
  ({ plan: { seat: 0, steps, complete: asked === null, ready }, asked }) as unknown as State;

test("a planning move tells healthy and ill apprentices", () => {
  expect(crewOf("M2")).toEqual({ healthy: 2, ill: 0 });
  expect(crewOf("C1+2")).toEqual({ healthy: 1, ill: 2 });
  expect(crewOf("@S")).toBeNull();
});

test("questions about apprentices are found among those about tiles, the open one with them", () => {
  const tile = { question: { say: "" }, options: [option("@M", "column-0"), option("-", "done")], move: "-" };
  const found = countSteps(planning([tile, step(0, ["M0", "M1"], "M1")], step(1, ["C0", "C1"], "")));
  expect(found.map(({ index, column, move }) => [index, column, move])).toEqual([
    [1, 0, "M1"],
    [2, 1, ""],
  ]);
});

test("a plan that was handed in asks nothing", () => {
  expect(countSteps(planning([step(0, ["M0", "M1"], "M1")], null, true))).toEqual([]);
});

test("segments have names", () => {
  expect(segmentName(12)).toBe("C3");
});

test("slots are counted over all booths, and a booth without tiles has closed", () => {
  const view = { market: [["R", ""], ["", "", ""], ["B"]] } as unknown as FrescoView;
  expect(firstSlot(view, 2)).toBe(5);
  expect(view.market.map(closed)).toEqual([false, true, false]);
});

test("paints are counted", () => {
  expect(counted("RRB")).toEqual({ R: 2, B: 1 });
});

test("there are as many places for apprentices as the server says", () => {
  const view = { players: [{ places: [3, 2, 1] }, { places: null }] } as unknown as FrescoView;
  expect([0, 1, 2].map((column) => placesAt(view, 0, column))).toEqual([3, 2, 1]);
  expect(placesAt(view, 1, 2)).toBe(0);
});

// --- A plan laid out on the sheet

const LETTERS = "MCSWT";
const moves = (column: number) => [0, 1, 2, 3].map((n) => `${LETTERS[column]}${n}`);
const view = (plan: number[]) => ({ players: [{ apprentices: 5, ill: 0, plan }] }) as unknown as FrescoView;
let table: Table;
let draft: PlanDraft;
let busy = false;
let sent: string[] = [];

/** The server knows so many apprentices in the first columns, and asks about the next one. */
function answered(...known: number[]): FrescoView {
  const steps = known.map((n, column) => step(column, moves(column), `${LETTERS[column]}${n}`));
  const shown = view([0, 1, 2, 3, 4].map((column) => known[column] ?? 0));
  table.state = { ...planning(steps, step(known.length, moves(known.length), "")), table: "T", view: shown };
  draft.tell(shown, 0);
  return shown;
}
const lay = (shown: FrescoView, ...columns: number[]) =>
  columns.forEach((column) => draft.change(shown, 0, column, "healthy", 1));
const seen = () => table.view as FrescoView;
const placed = () => draft.crews(seen(), 0).map((crew) => crew.healthy);

beforeEach(() => {
  sent = [];
  busy = false;
  table = new Table({
    get busy() {
      return busy;
    },
    choose: vi.fn(),
    plan: (index, move) => void sent.push(`${index} ${move}`),
    unplan: (index) => void sent.push(`from ${index}`),
    why: vi.fn(),
    preview: vi.fn(),
  });
  draft = draftOf(table);
});

test("what is laid out waits until everybody has a place", () => {
  lay(answered(), 2, 2, 0, 0);
  expect([placed(), draft.left, sent]).toEqual([[2, 0, 2, 0, 0], 1, []]);
  expect(table.laying).toBe(draft);
  lay(seen(), 4);
  expect(sent).toEqual(["0 M2"]);
  answered(2);
  expect(sent.at(-1)).toEqual("1 C0");
  expect(placed()).toEqual([2, 0, 2, 0, 1]);
});

test("an answer given elsewhere holds for its column, and the rest of what is laid out stays", () => {
  lay(answered(), 0, 2, 2);
  answered(2);
  expect(placed()).toEqual([2, 0, 2, 0, 0]);
  lay(seen(), 4);
  expect(sent.at(-1)).toEqual("1 C0");
});

test("when everybody has a place, what is asked besides is asked", () => {
  lay(answered(), 2, 2, 0, 0, 4);
  const known = [2, 0, 2, 0].map((n, column) => step(column, moves(column), `${LETTERS[column]}${n}`));
  const neutral = { question: { say: "" }, options: [option("N@M", "column-0"), option("N@S", "column-2")], move: "" };
  const shown = view([2, 0, 2, 0, 1]);
  table.state = { ...planning(known, neutral), table: "T", view: shown };
  draft.tell(shown, 0);
  expect([table.laying, placed()]).toEqual([null, [2, 0, 2, 0, 1]]);
  expect(table.choicesAt("column-2").map((choice) => choice.option.move)).toEqual(["N@S"]);
});

test("whoever is too many after an answer goes home", () => {
  lay(answered(), 1, 2, 2, 4);
  answered(3);
  expect(placed()).toEqual([3, 1, 1, 0, 0]);
  expect(alike(overruled([{ healthy: 1, ill: 2 }], [], { healthy: 1, ill: 1 }), [{ healthy: 1, ill: 1 }])).toBe(true);
});

test("step by step it is taken back", () => {
  lay(answered(), 2, 2, 0);
  draft.back();
  expect(placed()).toEqual([0, 0, 2, 0, 0]);
  draft.back();
  draft.back();
  expect([placed(), table.laying, sent]).toEqual([[0, 0, 0, 0, 0], null, []]);
});

test("whoever is taken off a complete plan opens it again, as soon as nothing else is under way", () => {
  const complete = [2, 0, 2, 0, 1].map((n, column) => step(column, moves(column), `${LETTERS[column]}${n}`));
  const shown = view([2, 0, 2, 0, 1]);
  table.state = { ...planning(complete, null), table: "T", view: shown };
  busy = true;
  draft.change(shown, 0, 2, "healthy", -1);
  expect(sent).toEqual([]);
  busy = false;
  draft.tell(shown, 0);
  expect([sent, placed()]).toEqual([["from 0"], [2, 0, 1, 0, 1]]);
});

test("an answer that is on its way is not given twice", () => {
  lay(answered(), 2, 2, 0, 0, 4);
  busy = true;
  draft.tell(seen(), 0);
  expect(sent).toEqual(["0 M2"]);
});

// --- Pieces of modules

const tile = (number: number, move: string, columns = [0, 1, 2, 3, 4]) => ({
  question: { say: "fresco-ask-cover", tile: `tile-${number}` },
  options: [...columns.map((column) => option(`@${LETTERS[column]}`, `column-${column}`)), option("-", "done")],
  move,
});
const pennies = (move: string) => ({
  question: { say: "m04-ask-set" },
  options: [0, 1, 2].map((n) => option(`L${n}`, "column-0")),
  move,
});
const piece = (number: number) => `fresco-ask-cover tile-${number}`;

/** The server knows these answers, and asks this. */
function asks(open: object | null, ...known: object[]): FrescoView {
  const shown = view([0, 0, 0, 0, 0]);
  table.state = { ...planning(known, open), table: "T", view: shown };
  draft.tell(shown, 0);
  return shown;
}

test("pennies are no apprentices", () => {
  expect(countSteps(planning([pennies("L2")], step(0, ["M0", "M1"], ""))).map(({ index }) => index)).toEqual([1]);
});

test("apprentices may be placed before pieces are asked about, which then stay at home", () => {
  lay(asks(tile(14, "")), 2, 2, 0, 0);
  expect([table.laying, sent]).toEqual([draft, []]);
  lay(seen(), 4);
  expect(sent).toEqual(["0 -"]);
  asks(pennies(""), tile(14, "-"));
  expect(sent.at(-1)).toBe("1 L0");
  asks(step(0, moves(0), ""), tile(14, "-"), pennies("L0"));
  expect(sent.at(-1)).toBe("2 M2");
});

test("a piece is laid before it is asked about, and those before it stay at home", () => {
  const shown = asks(tile(14, ""));
  draft.put(shown, 0, piece(6), { column: 3 });
  expect(sent).toEqual(["0 -"]);
  asks(tile(6, ""), tile(14, "-"));
  expect(sent.at(-1)).toBe("1 @W");
  asks(pennies(""), tile(14, "-"), tile(6, "@W"));
  expect(sent).toHaveLength(2);
});

test("a piece that was laid is carried elsewhere or home, and another of its kind stays", () => {
  asks(step(0, moves(0), ""), tile(14, "@M"), tile(6, "@W"));
  draft.put(seen(), 0, piece(14), { column: 2 });
  expect(sent).toEqual(["0 @S"]);
  asks(tile(6, ""), tile(14, "@S")); // the server has forgotten the other one
  expect(sent.at(-1)).toBe("1 @W");
  asks(step(0, moves(0), ""), tile(14, "@S"), tile(6, "@W"));
  draft.put(seen(), 0, piece(14), { column: -1 });
  expect(sent.at(-1)).toBe("0 -");
});

test("what does not fit stays at home", () => {
  asks(tile(14, "", [1, 2]));
  expect([0, 1].map((column) => draft.fits(piece(14), column))).toEqual([false, true]);
  expect(draft.fits(piece(6), 0)).toBe(true); // nobody knows yet
  draft.put(seen(), 0, piece(14), { column: 0 });
  expect(sent).toEqual(["0 -"]);
});

test("pennies are set one by one", () => {
  asks(pennies(""));
  draft.put(seen(), 0, "m04-ask-set", { count: draft.countOf("m04-ask-set") + 1 });
  expect(sent).toEqual(["0 L1"]);
  asks(step(0, moves(0), ""), pennies("L1"));
  draft.put(seen(), 0, "m04-ask-set", { count: draft.countOf("m04-ask-set") + 1 });
  expect(sent.at(-1)).toBe("0 L2");
});

test("whoever wants to be asked about a piece is asked about it next", () => {
  draft.ask(asks(tile(14, "")), 0, piece(6));
  expect(sent).toEqual(["0 -"]);
  asks(tile(6, ""), tile(14, "-"));
  expect([sent.length, draft.plannable(piece(6)), draft.plannable(piece(9))]).toEqual([1, true, true]);
  asks(step(0, moves(0), ""), tile(14, "-"), tile(6, "-"));
  expect([draft.plannable(piece(14)), draft.plannable(piece(9))]).toEqual([true, false]);
});

test("one table has one draft, another table another", () => {
  expect(draftOf(table)).toBe(draft);
  expect(draftOf(new Table())).not.toBe(draft);
});

test("what a plan could pay for is asked once nothing was moved for a moment, and only the last answer counts", async () => {
  vi.useFakeTimers();
  const preview = vi.fn(async () => [{ target: "column-2", said: [], brings: { thalers: 3 }, spots: [], idle: 0 }]);
  const table = new Table({ busy: false, choose: vi.fn(), plan: vi.fn(), unplan: vi.fn(), why: vi.fn(), preview });
  const crews = [0, 0, 1, 0, 0].map((healthy) => ({ healthy, ill: 0 }));
  expect(laidOut(crews)).toEqual({ "column-2": [1, 0] });
  foresee(table, 1, laidOut(crews))?.();
  foresee(table, 1, laidOut(crews));
  await vi.advanceTimersByTimeAsync(1000);
  expect(preview.mock.calls).toEqual([[1, { "column-2": [1, 0] }]]);
  expect(table.previews["column-2"]?.brings).toEqual({ thalers: 3 });
  foresee(table, 1, null);
  expect(table.previews).toEqual({});
  vi.useRealTimers();
});
