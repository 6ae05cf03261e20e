// Made from src/bottega/games/fresco/modules/m17_painters_guild/view_types.py by `make types`; change that file, not this one.

/**
 * The guild's basic and its blended paint.
 */
export interface GuildView {
  module: string;
  paints: string;
}
