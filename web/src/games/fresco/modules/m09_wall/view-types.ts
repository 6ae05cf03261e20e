// Made from src/bottega/games/fresco/modules/m09_wall/view_types.py by `make types`; change that file, not this one.

/**
 * The fronts of the tiles on the wall, and the exchange tiles left.
 */
export interface WallView {
  columns: number;
  exchange: {
    [k: string]: number;
  };
  module: string;
  players: WallOf[];
  points: number;
  rows: number;
  tiles: string[];
}
/**
 * A player's tiles, each with front and back, and exchange tiles as letters.
 *
 * This interface was referenced by `WallView`'s JSON-Schema
 * via the `definition` "WallOf".
 */
export interface WallOf {
  exchanges: string;
  tiles: string[];
}
