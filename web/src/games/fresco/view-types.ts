// Made from src/bottega/games/fresco/view_types.py by `make types`; change that file, not this one.

/**
 * The table as a seat sees it. Paints are letters; segments count from the top left, row by row.
 *
 *     `column` is the column of the sheets that is played, -1 before the first.
 */
export interface FrescoView {
  altar: AltarPrice[];
  bag: number;
  bishop: number;
  blends: string[];
  column: number;
  edition: "classic" | "mega";
  final: boolean;
  fresco: SegmentView[];
  game: string;
  hostel: HostelRow[];
  market: string[][];
  modules: ModuleView[];
  moods: number[];
  options: string[];
  order: number[];
  over: boolean;
  players: PlayerView[];
  round: number;
  seat: number;
  sheet: string[];
  start_spaces: {
    [k: string]: string;
  };
  to_move: number[];
  track: number[];
}
/**
 * Paints for the altar, and the points they bring.
 *
 * This interface was referenced by `FrescoView`'s JSON-Schema
 * via the `definition` "AltarPrice".
 */
export interface AltarPrice {
  paints: string;
  points: number;
}
/**
 * A tile with value, cost and the bishop's bonus, or nothing once it is restored.
 *
 * This interface was referenced by `FrescoView`'s JSON-Schema
 * via the `definition` "SegmentView".
 */
export interface SegmentView {
  bonus?: number;
  cost?: string;
  value?: number;
}
/**
 * A row of the hostel, and the marker that lies there (-1: none).
 *
 * This interface was referenced by `FrescoView`'s JSON-Schema
 * via the `definition` "HostelRow".
 */
export interface HostelRow {
  marker: number;
  mood: number;
  price: number;
  time: number;
}
/**
 * A module's part of the table.
 *
 * This interface was referenced by `FrescoView`'s JSON-Schema
 * via the `definition` "ModuleView".
 */
export interface ModuleView {
  module: string;
  number: number;
}
/**
 * A player's open pieces, and the columns where they have worked; None is what the seat may not know.
 *
 * This interface was referenced by `FrescoView`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  apprentices: number;
  covered: string[] | null;
  ill: number;
  ill_plan: number[] | null;
  income: number;
  mood: number;
  neutral: boolean;
  paints: string | null;
  places: number[] | null;
  plan: number[] | null;
  planned: boolean;
  points: {
    [k: string]: number;
  };
  score: number;
  seals: number[];
  space: number;
  thalers: number | null;
  tiles: number;
  worked: number;
}
