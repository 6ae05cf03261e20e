// Made from src/bottega/games/fresco/modules/m15_dome/view_types.py by `make types`; change that file, not this one.

/**
 * Segments with a hidden dome, and those that were taken.
 */
export interface DomeView {
  hidden: number[];
  leonardo: string[];
  module: string;
  players: DomesOf[];
}
/**
 * A player's domes like `6 OGY`, to be completed and completed.
 *
 * This interface was referenced by `DomeView`'s JSON-Schema
 * via the `definition` "DomesOf".
 */
export interface DomesOf {
  completed: string[];
  domes: string[];
}
