// Made from src/bottega/games/fresco/modules/m11_favors/view_types.py by `make types`; change that file, not this one.

/**
 * Segments with a hidden favor, and favors that all have seen.
 */
export interface FavorsView {
  hidden: number[];
  module: string;
  seen: {}[];
}
