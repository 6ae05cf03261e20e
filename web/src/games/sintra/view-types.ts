// Made from src/bottega/games/sintra/view_types.py by `make types`; change that file, not this one.

/**
 * The table as a seat sees it.
 */
export interface SintraView {
  bag: number;
  factories: string[];
  game: string;
  hand: string;
  indicator: string;
  marker_in_middle: boolean;
  middle: string;
  options: string[];
  ornament_points: number[];
  ornaments: [number, number][];
  over: boolean;
  players: PlayerView[];
  round: number;
  seat: number;
  side: "A" | "B";
  starter: number;
  to_move: number[];
  tower: {
    [k: string]: number;
  };
  track: number[];
}
/**
 * One player's board and markers; complete windows, their panes of the best color, and what the palace is worth.
 *
 * This interface was referenced by `SintraView`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  broken: number;
  columns: ColumnView[];
  glazier: number;
  left_panes: number;
  lost: number;
  most: string;
  palace: number;
  points: {
    [k: string]: number;
  };
  score: number;
  windows: number;
}
/**
 * One strip with its fields and panes from the top, what is on its back, and the window below.
 *
 * This interface was referenced by `SintraView`'s JSON-Schema
 * via the `definition` "ColumnView".
 */
export interface ColumnView {
  back: string;
  fields: string;
  lower: string;
  panes: string;
  upper: string;
  value: number;
}
