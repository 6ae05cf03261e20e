// Nothing by accident: whatever is asked, one press at the board says what it would do, and decides nothing.
// Which moves cannot be taken back the engine tells, of every kind of decision (tests/games/test_careful.py).
import { beforeEach, expect, test, vi } from "vitest";
import "./browser";
import { settings } from "../src/lib/settings.svelte";
import type { Choice } from "../src/session/choices";
import { Table } from "../src/session/table.svelte";
import { asked, option, stateWith } from "./states";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

// All that decides, and where it may be called: at real buttons that say what they do, in lists whose lines do, after a
// first press, or for a plan that lies open until it is handed in.
const WAYS: Record<string, string[]> = {
  ".choose(": [
    "frame/MoveList.svelte", // what cannot be taken back needs a second press, see below
    "frame/NoteSlip.svelte",
    "session/session.svelte.ts", // for a hint's button
    "session/table.svelte.ts",
  ],
  ".play(": [
    "pages/ReplayPage.svelte", // of a game that is over
    "session/session.svelte.ts",
  ],
  ".playHint(": ["frame/HintPanel.svelte"],
  ".ready(": ["frame/LiveTable.svelte", "frame/QuestionBar.svelte"],
  ".plan(": ["games/fresco/plan.svelte.ts", "session/session.svelte.ts"],
  ".decide(": ["session/session.svelte.ts"],
};

test.each(Object.entries(WAYS))("only known places decide by %s", (call, places) => {
  const callers = Object.entries(sources)
    .filter(([, code]) => code.includes(call))
    .map(([path]) => path.replace("../src/", ""));
  expect(callers.sort()).toEqual(places);
});

test("spots of the board only press, and never choose", () => {
  const spots = ["lib/Spot.svelte", "lib/SpotG.svelte"].map((path) => sources[`../src/${path}`] ?? "");
  for (const code of spots) expect(code).toContain("table.press(target, event.currentTarget)");
});

test("buttons of the question bar answer, and never choose", () => {
  const code = sources["../src/frame/QuestionBar.svelte"] ?? "";
  expect(code).toContain("table.answer(choice, event.currentTarget, ");
});

test("in the list of moves what cannot be taken back needs a second press", () => {
  expect(sources["../src/frame/MoveList.svelte"]).toMatch(/binding && armed !== key\) \{\s+armed = key;[^}]+return;/);
});

// --- Every kind of choice that the server can offer at a spot

let decided: string[] = [];
let table: Table;
beforeEach(() => {
  decided = [];
  settings.quick = false;
  table = new Table({
    busy: false,
    choose: ({ option: { move } }: Choice) => void decided.push(move),
    plan: vi.fn(),
    unplan: vi.fn(),
    why: vi.fn(async () => null),
    preview: vi.fn(async () => []),
  });
});

const KINDS = [false, true].flatMap((binding) =>
  [false, true].flatMap((careful) => [1, 2].map((together) => ({ binding, careful, together }))),
);
const offer = ({ binding, careful, together }: (typeof KINDS)[number]) =>
  stateWith({
    asked: asked(
      ...Array.from({ length: together }, (_, i) => ({ ...option(`A${i}`, "slot-1"), binding, careful })),
      option("B", "slot-2"),
    ),
  });
const spot = {} as Element;

test.each(KINDS)("one press decides nothing: %o", (kind) => {
  table.show(offer(kind));
  table.press("slot-1", spot);
  expect([decided, table.note.pinned, table.note.choices.length]).toEqual([[], true, kind.together]);
  for (const choice of table.choicesAt("slot-1")) {
    table.note.close();
    table.propose(choice, spot);
  }
  expect(decided).toEqual([]);
});

test.each(KINDS)("who has said that one press is enough does so only what can be taken back: %o", (kind) => {
  settings.quick = true;
  table.show(offer(kind));
  table.press("slot-1", spot);
  expect(decided).toEqual(kind.binding || kind.careful || kind.together > 1 ? [] : ["A0"]);
});

test.each(KINDS)(
  "a button that says it all does with one press only what can be taken back, unless they have said so: %o",
  (kind) => {
    const press = () => table.choicesAt("slot-1").forEach((choice) => table.answer(choice, spot, true));
    table.show(offer(kind));
    press();
    const all = kind.together === 1 ? ["A0"] : ["A0", "A1"];
    expect(decided).toEqual(kind.binding ? [] : all);
    expect(table.note.choices.length).toBe(kind.binding ? 1 : 0);
    decided = [];
    settings.quick = true;
    table.note.close();
    press();
    expect(decided).toEqual(all);
  },
);

test("its second press decides", () => {
  table.show(offer({ binding: true, careful: false, together: 1 }));
  const [choice] = table.choicesAt("slot-1");
  for (const expected of [[], ["A0"]]) {
    table.answer(choice!, spot, true);
    expect(decided).toEqual(expected);
  }
});
