// A screen that several people share: whose turn it is to look at it.
import type { State } from "../protocol";

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
