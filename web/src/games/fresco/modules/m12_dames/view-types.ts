// Made from src/bottega/games/fresco/modules/m12_dames/view_types.py by `make types`; change that file, not this one.

/**
 * Dames on the rosary, reserved segments, and dames that helped this round: each a place and a dame.
 */
export interface DamesView {
  leonardo: string[];
  module: string;
  players: DamesOf[];
  reserved: ReservedView[];
  rosary: number[];
  track: DameOnTrack[];
  used: [string, string][];
}
/**
 * A player's dames, where they go, and whether the reservation is at hand.
 *
 * This interface was referenced by `DamesView`'s JSON-Schema
 * via the `definition` "DamesOf".
 */
export interface DamesOf {
  dames: string[];
  planned: {
    [k: string]: string;
  } | null;
  reservation: boolean;
}
/**
 * A segment that is reserved, by day or by night.
 *
 * This interface was referenced by `DamesView`'s JSON-Schema
 * via the `definition` "ReservedView".
 */
export interface ReservedView {
  night: boolean;
  seat: number;
  segment: number;
}
/**
 * A dame who waits on a space of the score track.
 *
 * This interface was referenced by `DamesView`'s JSON-Schema
 * via the `definition` "DameOnTrack".
 */
export interface DameOnTrack {
  dame: string;
  space: number;
}
