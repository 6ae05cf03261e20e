// Made from src/bottega/games/fresco/modules/m05_gold_leaf/view_types.py by `make types`; change that file, not this one.

/**
 * The disc's colour, leaves by slot of the market, and points for one: the bishop here, near, elsewhere.
 */
export interface GoldView {
  arrows: number[];
  disc: string;
  module: string;
  players: LeavesOf[];
  points: number[];
  supply: number;
}
/**
 * A player's leaves.
 *
 * This interface was referenced by `GoldView`'s JSON-Schema
 * via the `definition` "LeavesOf".
 */
export interface LeavesOf {
  leaves: number | null;
}
