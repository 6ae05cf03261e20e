// Made from src/bottega/games/fresco/modules/m06_glaziers/view_types.py by `make types`; change that file, not this one.

/**
 * Glass on offer with prices and penalties, the bench, and windows that are wanted or set.
 */
export interface GlaziersView {
  bag: number;
  bench: BenchView[];
  glass: string;
  gone: number;
  module: string;
  penalties: {
    [k: string]: number;
  };
  pile: number;
  players: GlassOf[];
  prices: {
    [k: string]: number;
  };
  reserve: string;
  set: SetWindow[];
  setting: SettingView | null;
  windows: number[];
}
/**
 * A place on the bench, and its window if there is one.
 *
 * This interface was referenced by `GlaziersView`'s JSON-Schema
 * via the `definition` "BenchView".
 */
export interface BenchView {
  panes?: string;
  points?: number;
  price: number;
}
/**
 * A player's glass as letters.
 *
 * This interface was referenced by `GlaziersView`'s JSON-Schema
 * via the `definition` "GlassOf".
 */
export interface GlassOf {
  glass: string | null;
}
/**
 * A window that was set beside a segment.
 *
 * This interface was referenced by `GlaziersView`'s JSON-Schema
 * via the `definition` "SetWindow".
 */
export interface SetWindow {
  panes: string;
  segment: number;
}
/**
 * The window that is being set, with its points less penalties so far.
 *
 * This interface was referenced by `GlaziersView`'s JSON-Schema
 * via the `definition` "SettingView".
 */
export interface SettingView {
  altar: boolean;
  panes: string;
  points: number;
}
