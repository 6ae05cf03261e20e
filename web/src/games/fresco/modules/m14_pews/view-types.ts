// Made from src/bottega/games/fresco/modules/m14_pews/view_types.py by `make types`; change that file, not this one.

/**
 * Pews left by size, those restored as `beams points`, and beams by slot of the market.
 */
export interface PewsView {
  beams: number[];
  beams_each: number;
  module: string;
  pews: {
    [k: string]: number;
  };
  players: BeamsOf[];
  restored: string[];
}
/**
 * A player's beams.
 *
 * This interface was referenced by `PewsView`'s JSON-Schema
 * via the `definition` "BeamsOf".
 */
export interface BeamsOf {
  beams: number;
}
