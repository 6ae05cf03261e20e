// Addresses, new tables, replay, the question bar and the shared screen.
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", new URL("http://localhost/"));
const { routeOf } = await import("../src/lib/router.svelte");
const { withPlayers, firstSeats, wishOf } = await import("../src/pages/setup");
const { chosenModules, familyOf, modulesOf, presetModules, surprise, withModules } = await import("../src/games/fresco/setup");
const { stepFrom } = await import("../src/pages/replay");
const { briefly, fewChoices, matches } = await import("../src/frame/question");
const { announcement } = await import("../src/frame/announcement");
const { needsCurtain, nextSeat } = await import("../src/session/shared-screen");
const { agoOf } = await import("../src/lib/ago");
const { isLow, leftOf, shortTime, spokenTime } = await import("../src/lib/clock");

const at = (path: string) => routeOf(new URL(path, "http://localhost"));

test("an address names a page", () => {
  expect(at("/").page).toBe("home");
  expect(at("/new").page).toBe("new");
  expect(at("/t/Ab-1_2?invite=xyz")).toMatchObject({ page: "table", id: "Ab-1_2" });
  expect(at("/t/Ab?invite=xyz").query.get("invite")).toBe("xyz");
  expect(at("/replay/Ab?step=12&seat=1")).toMatchObject({ page: "replay", id: "Ab" });
  expect(at("/rules/m06#glass")).toMatchObject({ page: "rules", id: "m06", hash: "glass" });
  expect(at("/rules").page).toBe("rules");
  expect(at("/puzzles").page).toBe("puzzles");
  expect(at("/t/").page).toBe("lost");
});

const game = {
  name: "fresco",
  players: [2, 3, 4],
  choices: {},
  modules: [1, 3, 11, 12].map((number) => ({
    number,
    editions: number < 4 ? ["mega", "classic"] : ["mega"],
    family: number < 12,
  })),
};

test("presets keep to the modules of the edition", () => {
  const mega = modulesOf(game, "mega");
  const classic = modulesOf(game, "classic");
  const family = familyOf(game);
  expect(presetModules("first", mega, classic, family)).toEqual([]);
  expect(presetModules("family", classic, classic, family)).toEqual([1, 3]);
  expect(presetModules("classic", mega, classic, family)).toEqual([1, 3]);
  expect(presetModules("all", mega, classic, family)).toEqual([1, 3, 11, 12]);
});

test("a surprise brings different modules in order", () => {
  for (let n = 0; n < 50; n++) {
    const some = surprise([1, 2, 3, 4, 5, 6, 7], [2, 3]);
    expect([2, 3]).toContain(some.length);
    expect(new Set(some).size).toBe(some.length);
    expect([...some].sort((a, b) => a - b)).toEqual(some);
  }
});

test("more players bring bots with names of their own", () => {
  const seats = withPlayers(firstSeats(2, "greedy"), 4, "greedy");
  expect(seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(new Set(seats.map((seat) => seat.name)).size).toBe(4);
});

test("the form becomes what the server wants", () => {
  const seats = [
    { kind: "me" as const, name: " Anna ", bot: "x" },
    { kind: "link" as const, name: "ignored", bot: "x" },
  ];
  expect(wishOf("fresco", seats, withModules("mega", [1, 3]), true)).toEqual({
    game: "fresco",
    seats: [{ kind: "me", name: "Anna" }, { kind: "link" }],
    chosen: { edition: "mega", modules: "1,3" },
    open: true,
  });
  expect(wishOf("sintra", seats, { side: "B" }, false).chosen).toEqual({ side: "B" });
  expect(wishOf("sintra", seats, {}, false, true, live).clock).toEqual(live);
  expect(wishOf("sintra", seats, {}, false, true, null, "", true).spectator_chat).toBe(true);
  expect(wishOf("fresco", seats, {}, false, true, null, "", false, true).told).toBe(true);
  expect("told" in wishOf("fresco", seats, {}, false)).toBe(false);
});

test("chosen modules are numbers for the page and text for the server", () => {
  expect(["none", "1,12"].map((modules) => chosenModules({ modules }))).toEqual([[], [1, 12]]);
  expect(chosenModules({})).toEqual([]);
  expect(withModules("classic", [])).toEqual({ edition: "classic", modules: "none" });
});

test("leaps through a replay", () => {
  const story = { steps: 30, turns: [0, 4, 9], rounds: [0, 15] };
  expect(stepFrom(story, 4, "turn")).toBe(9);
  expect(stepFrom(story, 9, "turn")).toBe(30);
  expect(stepFrom(story, 4, "turn-back")).toBe(0);
  expect(stepFrom(story, 20, "round-back")).toBe(15);
  expect(stepFrom(story, 30, "next")).toBe(30);
  expect(stepFrom(story, 0, "back")).toBe(0);
});

const choice = (move: string, target: string, text = move) => ({
  option: { move, target, text: { say: text } },
  question: { say: "q" },
  index: -1,
  chosen: false,
});

const speak = (text: object) => (text as { say: string }).say;

test("few short choices get buttons, of many only the ways to decline", () => {
  const few = [choice("a", "x"), choice("b", "y")];
  expect(fewChoices(few, speak, 50)).toEqual(few);
  const many = [...Array(9)].map((_, n) => choice(`m${n}`, "x")).concat(choice("stop", "done"));
  expect(fewChoices(many, speak, 500).map((one) => one.option.move)).toEqual(["stop"]);
});

test("a button is brief where the hour or the number is enough", () => {
  const hours = [choice("5:00", "hostel-0", "mood -3"), choice("6:00", "hostel-1", "mood -2")];
  expect(hours.map((hour) => briefly(hour, hours, speak))).toEqual(["5:00", "6:00"]);
  const counts = [choice("M0", "column-0", "0 to the market"), choice("M1", "column-0", "1 to the market")];
  expect(counts.map((count) => briefly(count, counts, speak))).toEqual(["0", "1"]);
  const strips = [choice("S2", "strip-2", "strip 2: place 3"), choice("S6", "strip-6", "strip 6: place 4")];
  expect(strips.map((strip) => briefly(strip, strips, speak))).toEqual(["", ""]);
  expect(fewChoices(hours, speak, 8)).toEqual(hours);
});

test("a filter ignores accents and the order of words", () => {
  expect(matches("Acheter du bleu au Marché", "marche bleu")).toBe(true);
  expect(matches("Acheter du bleu", "rouge")).toBe(false);
});

const shared = (more: object) =>
  ({
    seats: [0, 1],
    seat: 0,
    waiting: [0],
    secrets: true,
    over: false,
    log: [],
    asked: null,
    plan: null,
    ...more,
  }) as never;

test("a shared screen asks who is there before it shows secrets", () => {
  expect(needsCurtain(shared({}), -1)).toBe(0);
  expect(needsCurtain(shared({}), 0)).toBe(-1);
  expect(needsCurtain(shared({ waiting: [1] }), 0)).toBe(1);
  expect(needsCurtain(shared({ waiting: [0, 1] }), 0)).toBe(-1);
  expect(needsCurtain(shared({ waiting: [1], secrets: false }), 0)).toBe(-1);
  expect(needsCurtain(shared({ waiting: [1], seats: [0] }), -1)).toBe(-1);
  expect(nextSeat(shared({ waiting: [1] }))).toBe(1);
});

test("a listener hears what happened and whose turn it is", () => {
  const speak = (text: object) => (text as { say: string }).say;
  const t = (name: string, values?: Record<string, unknown>) => (values ? `${name} ${values.name}` : name);
  const line = { n: 1, step: 1, who: 1, text: { say: "buys" }, kind: "bought" };
  const now = shared({ log: [line], asked: { seat: 0, question: { say: "what now" }, options: [], rule: "" } });
  const heard = (before: never, now: never, lines: (typeof line)[]) =>
    announcement({ before, now, lines }, ["Anna", "Bruno"], speak, t);
  expect(heard(shared({ waiting: [1] }), now, [line])).toBe("Bruno buys. your-turn. what now");
  expect(heard(shared({}), shared({ waiting: [1] }), [])).toBe("waiting-for Bruno");
});

test("how long ago, in words", () => {
  expect(agoOf(1000, "en", 1030)).toBe("now");
  expect(agoOf(1000, "de", 1000 + 7300)).toBe("vor 2 Stunden");
});

const HOUR = 3_600_000;
const live = { kind: "live" as const, minutes: 10, seconds: 15 };
const days = { kind: "days" as const, days: 2 as const };

test("a clock that runs counts down, and no further than nothing", () => {
  expect(leftOf({ left: 5000, runs: true }, 2000)).toBe(3000);
  expect(leftOf({ left: 5000, runs: true }, 9000)).toBe(0);
  expect(leftOf({ left: 5000, runs: true }, -1)).toBe(5000);
  expect(leftOf({ left: 5000, runs: false }, 2000)).toBe(5000);
});

test("a clock warns below 30 seconds, or a tenth of its days", () => {
  expect([isLow(live, 30_000), isLow(live, 29_999)]).toEqual([false, true]);
  expect([isLow(days, 4.8 * HOUR), isLow(days, 4.7 * HOUR)]).toEqual([false, true]);
});

test("time is short for the eye and whole for the ear", () => {
  expect(shortTime(600_000, "en", false)).toBe("10:00");
  expect(shortTime(61_001, "en", false)).toBe("1:02");
  expect(shortTime(1, "en", false)).toBe("0:01");
  expect(shortTime(0, "en", false)).toBe("0:00");
  expect(shortTime(2 * HOUR + 61_000, "en", false)).toBe("2:01:01");
  expect(shortTime(2 * HOUR + 61_000, "en", false, true)).toBe("2h");
  expect(shortTime(52 * HOUR, "en", true)).toBe("2d 4h");
  expect(shortTime(52 * HOUR, "en", true, true)).toBe("2d");
  expect(shortTime(48 * HOUR, "fr", true)).toMatch(/^2.?j 0.?h$/);
  expect(shortTime(3 * HOUR, "en", true)).toBe("3h 0m");
  expect(shortTime(HOUR - 1000, "en", true)).toBe("59:59");
  expect(spokenTime(61_000, "en")).toBe("1 minute 1 second");
  expect(spokenTime(52 * HOUR, "de")).toBe("2 Tage 4 Stunden");
  expect(spokenTime(0, "nl")).toBe("0 seconden");
});

test("a hash that is no text leaves no page blank", () => {
  expect(at("/rules/fresco#%").page).toBe("rules");
});
