// Made from src/bottega/games/fresco/modules/m07_scrolls/view_types.py by `make types`; change that file, not this one.

/**
 * The lines revealed, and points for a segment on one line and on both.
 */
export interface ScrollsView {
  crossing: number;
  module: string;
  one_line: number;
  players: ScrollsOf[];
  revealed: {}[];
}
/**
 * How many scrolls a player has, and their lines.
 *
 * This interface was referenced by `ScrollsView`'s JSON-Schema
 * via the `definition` "ScrollsOf".
 */
export interface ScrollsOf {
  column: string | null;
  row: string | null;
  scrolls: number;
}
