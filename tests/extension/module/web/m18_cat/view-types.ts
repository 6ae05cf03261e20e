// Made from src/bottega/games/fresco/modules/m18_cat/view_types.py by `make types`; change that file, not this one.

/**
 * The deck, and the card that was drawn.
 */
export interface CatView {
  deck: number;
  module: string;
  open: string;
  players: YarnOf[];
}
/**
 * A player's balls of yarn.
 *
 * This interface was referenced by `CatView`'s JSON-Schema
 * via the `definition` "YarnOf".
 */
export interface YarnOf {
  yarn: number;
}
