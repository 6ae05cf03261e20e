// Made from src/bottega/games/fresco/modules/m02_requests/view_types.py by `make types`; change that file, not this one.

/**
 * The points of the requests left, by kind: general, orange, green, purple.
 */
export interface RequestsView {
  module: string;
  open: number[][];
  players: RequestsOf[];
}
/**
 * A player's requests as letters, and restored tiles by their seals.
 *
 * This interface was referenced by `RequestsView`'s JSON-Schema
 * via the `definition` "RequestsOf".
 */
export interface RequestsOf {
  fulfilled: boolean;
  requests: string;
  tiles: {
    [k: string]: number;
  };
}
