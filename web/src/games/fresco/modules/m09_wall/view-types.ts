// Made from src/bottega/games/fresco/modules/m09_wall/view_types.py by `make types`; change that file, not this one.

/**
 * The fronts of the tiles on the wall, the segments within reach, and the exchange tiles left.
 */
export interface WallView {
  columns: number;
  exchange: {
    [k: string]: number;
  };
  module: string;
  players: WallOf[];
  points: number;
  reach: number[];
  rows: number;
  tiles: string[];
}
/**
 * A player's tiles, each with front and back, exchange tiles as letters, and the paints that all of them bring.
 *
 * This interface was referenced by `WallView`'s JSON-Schema
 * via the `definition` "WallOf".
 */
export interface WallOf {
  exchanges: string;
  income: string;
  tiles: string[];
}
