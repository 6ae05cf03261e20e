// How news joins what is known.
import type { Line, State } from "../protocol";

/** Did a state come too late? With other seats of mine the count is another one. */
export function isOlder(state: State, than: State): boolean {
  return state.seq < than.seq && sameSeats(state, than);
}

export function sameSeats(state: State, other: State): boolean {
  return String(state.seats) === String(other.seats);
}

/** Lines so far with those that came. Where lines are missing between, or another seat is told them again, these alone. */
export function merged<L extends { n: number }>(lines: L[], more: L[], sameSeat = true): L[] {
  const first = more[0];
  if (!first) return lines;
  const next = (lines.at(-1)?.n ?? 0) + 1;
  const anew = first.n > next || (first.n < next && !sameSeat);
  return anew ? more : [...lines.filter((line) => line.n < first.n), ...more];
}

/** Lines with older ones before them. */
export function withOlder<L extends { n: number }>(lines: L[], older: L[]): L[] {
  const first = lines[0]?.n ?? Infinity;
  return [...older.filter((line) => line.n < first), ...lines];
}

/** One state after another: what was told in between. */
export interface Change {
  before: State | null;
  now: State;
  lines: Line[];
}

export function changeBetween(before: State | null, now: State, read: number, told?: Line[]): Change {
  return { before, now, lines: told ?? now.log.filter(({ n }) => n > read) }; // another seat of mine hears all from the beginning
}
