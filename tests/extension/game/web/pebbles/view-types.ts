// Made from src/bottega/games/pebbles/view_types.py by `make types`; change that file, not this one.

/**
 * The table, which is the same for all.
 */
export interface PebblesView {
  game: string;
  heap: number;
  options: string[];
  over: boolean;
  players: PlayerView[];
  seat: number;
  to_move: number[];
}
/**
 * What somebody has.
 *
 * This interface was referenced by `PebblesView`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  score: number;
}
