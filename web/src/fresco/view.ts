/** What the server shows of a Fresco table, and how the board reads it. */

export interface Row {
  time: number;
  mood: number;
  price: number;
  marker: number;
}

export interface Segment {
  value?: number;
  cost?: string;
}

export interface Player {
  score: number;
  space: number;
  mood: number;
  apprentices: number;
  ill: number;
  tiles: number;
  seals: number[];
  income: number;
  planned: boolean;
  plan: number[] | null;
  ill_plan: number[] | null;
  covered: string[] | null;
  thalers: number | null;
  paints: string | null;
}

/** A module's part of the view; what else it holds only its own drawings know. */
export interface ModuleView {
  module: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [key: string]: any;
}

export interface FrescoView {
  seat: number;
  edition: string;
  round: number;
  final: boolean;
  track: number[];
  hostel: Row[];
  order: number[];
  sheet: string[];
  market: string[][];
  bag: number;
  fresco: Segment[];
  bishop: number;
  moods: number[];
  players: Player[];
  modules: ModuleView[];
  over: boolean;
  to_move: number[];
}

/** What every drawing of the table is given. */
export interface Shown {
  view: FrescoView;
  names: string[];
  seat: number;
}

export const SIDE = 5;
export const PLACES = 3;
export const BOOTHS = ["I", "II", "III", "IV"];
const START_SPACES = [-3, -2, -1, 0];

/** Apprentices that fit on the printed action tiles, by the tile's symbol. */
const ON_TILE: Record<string, number> = { "tile-6": 1, "tile-8": 0, "tile-9": 1, "tile-10": 1, "tile-14": 2 };

export function moduleOf(view: FrescoView, id: string): ModuleView | undefined {
  return view.modules.find((module) => module.module === id);
}

/** `C3` for the middle of the ceiling. */
export function segmentName(segment: number): string {
  return "ABCDE"[segment % SIDE] + String(Math.floor(segment / SIDE) + 1);
}

/** Do two segments touch, also at a corner? */
export function near(one: number, other: number): boolean {
  const rows = Math.abs(Math.floor(one / SIDE) - Math.floor(other / SIDE));
  const columns = Math.abs((one % SIDE) - (other % SIDE));
  return Math.max(rows, columns) === 1;
}

/** The number of a booth's first slot, counted over all booths. */
export function firstSlot(view: FrescoView, booth: number): number {
  return view.market.slice(0, booth).reduce((sum, slots) => sum + slots.length, 0);
}

/** A booth without tiles has closed. */
export function closed(slots: string[]): boolean {
  return slots.every((letters) => letters === "");
}

/** Whose pawn a marker is: past the last seat walks Leonardo, whose pawn is the fifth. */
export function pawnOf(view: FrescoView, marker: number): number {
  return marker < view.players.length ? marker : 4;
}

/** S1 for the last start space; nothing once a marker stands on the track itself. */
export function startSpace(space: number): string {
  const place = START_SPACES.indexOf(space);
  return place < 0 ? "" : `S${place + 1}`;
}

/** Places for apprentices at a column of somebody's sheet: a tile or a map may cover some. */
export function placesAt(view: FrescoView, seat: number, column: number): number {
  const cover = view.players[seat]?.covered?.[column] ?? "";
  if (cover !== "") return ON_TILE[cover] ?? PLACES;
  const laid = moduleOf(view, "catacombs")?.players?.[seat]?.laid ?? {};
  return (view.sheet[column] ?? "") in laid ? 1 : PLACES;
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

/** The neutral apprentice is there when more than the usual five are. */
export function hasNeutral(view: FrescoView, seat: number): boolean {
  const medico = moduleOf(view, "medico")?.players?.[seat];
  if (medico) return Boolean(medico.neutral);
  return (view.players[seat]?.apprentices ?? 0) > 5;
}

/** The column of somebody's sheet where the neutral apprentice stands, with the Medico; -1 while that is not known. */
export function neutralAt(view: FrescoView, seat: number): number {
  return moduleOf(view, "medico")?.players?.[seat]?.neutral_at ?? -1;
}
