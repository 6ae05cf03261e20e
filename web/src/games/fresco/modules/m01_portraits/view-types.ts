// Made from src/bottega/games/fresco/modules/m01_portraits/view_types.py by `make types`; change that file, not this one.

/**
 * The deck, the open cards and who has whom.
 */
export interface PortraitsView {
  deck: number;
  module: string;
  open: OpenPortrait[];
  players: PortraitsOf[];
}
/**
 * An open card, or nothing where one was taken.
 *
 * This interface was referenced by `PortraitsView`'s JSON-Schema
 * via the `definition` "OpenPortrait".
 */
export interface OpenPortrait {
  deck?: string;
  mood?: number;
  name?: string;
  paint?: string;
  points?: number;
  power?: PortraitPower;
  text?: {};
  thalers?: number;
}
/**
 * What a card without gifts is good for.
 *
 * This interface was referenced by `PortraitsView`'s JSON-Schema
 * via the `definition` "PortraitPower".
 */
export interface PortraitPower {
  bonus?: number;
  income?: number;
  mood?: number;
  paints?: string;
  price?: number;
  theater?: number;
}
/**
 * A player's portraits, and what they did this round.
 *
 * This interface was referenced by `PortraitsView`'s JSON-Schema
 * via the `definition` "PortraitsOf".
 */
export interface PortraitsOf {
  painted: boolean;
  portraits: string[];
  sexton_used: boolean;
}
