// Made from src/bottega/games/fresco/modules/m04_wishing_well/view_types.py by `make types`; change that file, not this one.

/**
 * Pennies in the well and its room for them, the supply, and the cards.
 */
export interface WellView {
  deck: number;
  module: string;
  players: WishesOf[];
  room: number;
  supply: number;
  used: {}[];
  well: number;
}
/**
 * A player's cards and pennies.
 *
 * This interface was referenced by `WellView`'s JSON-Schema
 * via the `definition` "WishesOf".
 */
export interface WishesOf {
  on_market: number | null;
  pennies: number | null;
  wish_count: number;
  wishes: {}[] | null;
}
