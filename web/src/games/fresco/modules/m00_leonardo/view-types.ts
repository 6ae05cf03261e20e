// Made from src/bottega/games/fresco/modules/m00_leonardo/view_types.py by `make types`; change that file, not this one.

/**
 * Where he stands, his marker, the tiles he has restored and who steers him.
 */
export interface LeonardoView {
  marker: number;
  module: string;
  seals: number[];
  segment: number;
  space: number;
  steered_by: number;
  tiles: number[];
}
