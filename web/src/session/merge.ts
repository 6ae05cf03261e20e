// How news joins what is known.
import type { Line, State } from "../protocol";

/** Did a state come too late? With other seats of mine the count is another one. */
export function isOlder(state: State, than: State): boolean {
  return state.seq < than.seq && sameSeats(state, than);
}

export function sameSeats(state: State, other: State): boolean {
  return String(state.seats) === String(other.seats);
}

/** Lines so far with those that came; a shorter story (another seat's) starts again from its first line. */
export function merged<L extends { n: number }>(lines: L[], more: L[]): L[] {
  const first = more[0];
  return first ? [...lines.filter((line) => line.n < first.n), ...more] : lines;
}

/** One state after another: what was told in between. */
export interface Change {
  before: State | null;
  now: State;
  lines: Line[];
}

export function changeBetween(before: State | null, now: State, read: number): Change {
  return { before, now, lines: now.log.filter(({ n }) => n > read) }; // another seat of mine hears all from the beginning
}
