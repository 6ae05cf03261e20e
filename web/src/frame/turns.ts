// Whose turn it is: for the screen that several share, and for those who listen.
import type { Line, State } from "../protocol";

/** Which of my seats is asked; the one I look from first. -1: none. */
export function nextSeat(state: State): number {
  const asked = state.seats.filter((seat) => state.waiting.includes(seat));
  return asked.includes(state.seat) ? state.seat : (asked[0] ?? -1);
}

/** The seat whose player has to come to the screen before anything secret is shown; -1: nobody. */
export function needsCurtain(state: State, present: number): number {
  if (state.seats.length < 2 || !state.secrets || state.over) return -1;
  const next = nextSeat(state);
  if (next >= 0) return next === present && state.seat === present ? -1 : next;
  return state.seat === present ? -1 : state.seat;
}

/** Did a state come too late? With other seats of mine the count is another one. */
export function isOlder(state: State, than: State): boolean {
  return state.table === than.table && state.seq < than.seq && String(state.seats) === String(than.seats);
}

/** What a screen reader hears after a change: what happened, then whose turn it is. */
export function announcement(
  before: State,
  now: State,
  told: Line[],
  names: string[],
  speak: (text: object) => string,
  t: (name: string, values?: Record<string, unknown>) => string,
): string {
  const all = [...names, ...(now.figures ?? [])];
  const happened = told.map((line) => `${line.who >= 0 ? `${all[line.who]} ` : ""}${speak(line.text)}.`);
  return [...happened.slice(-6), turn(before, now, names, speak, t)].filter(Boolean).join(" ");
}

function turn(
  before: State,
  now: State,
  names: string[],
  speak: (text: object) => string,
  t: (name: string, values?: Record<string, unknown>) => string,
): string {
  if (now.over) return before.over ? "" : t("game-over");
  if (now.asked) return `${before.asked ? "" : `${t("your-turn")}. `}${speak(now.asked.question)}`;
  if (now.plan?.complete && !before.plan?.complete) return t("plan-complete");
  if (String(before.waiting) === String(now.waiting)) return "";
  return t("waiting-for", { name: now.waiting.map((seat) => names[seat] ?? "").join(", ") });
}
