/** What the server shows of a Fresco table, and how the board reads it. */
import type { FrescoView } from "./view-types";

export type * from "./view-types";

/** What every drawing of the table is given. */
export interface Shown {
  view: FrescoView;
  names: string[];
  seat: number;
}

export const SIDE = 5;
export const BOOTHS = ["I", "II", "III", "IV"];

/** `C3` for the middle of the ceiling. */
export function segmentName(segment: number): string {
  return "ABCDE"[segment % SIDE] + String(Math.floor(segment / SIDE) + 1);
}

/** The segment that `B4` names. */
export function segmentOf(name: string): number {
  return "ABCDE".indexOf(name[0] ?? "A") + SIDE * (Number(name[1]) - 1);
}

/** The number of a booth's first slot, counted over all booths. */
export function firstSlot(view: FrescoView, booth: number): number {
  return view.market.slice(0, booth).reduce((sum, slots) => sum + slots.length, 0);
}

/** A booth without tiles has closed. */
export function closed(slots: string[]): boolean {
  return slots.every((letters) => letters === "");
}

/** Whose pawn a marker is: past the last seat walk figures, whose pawn is the fifth. */
export function pawnOf(view: FrescoView, marker: number): number {
  return marker < view.players.length ? marker : 4;
}

/** Places for apprentices at a column of somebody's sheet: a tile or a map may cover some. */
export function placesAt(view: FrescoView, seat: number, column: number): number {
  return view.players[seat]?.places?.[column] ?? 0;
}

/** +2, 0, or a real minus sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace("-", "−");
}

/** How many of each paint: "RRB" is two red and one blue. */
export function counted(letters: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const letter of letters) found[letter] = (found[letter] ?? 0) + 1;
  return found;
}
