// Made from src/bottega/games/fresco/modules/m16_black_market/view_types.py by `make types`; change that file, not this one.

/**
 * The market tiles in the barrel.
 */
export interface BlackMarketView {
  barrel: string[];
  module: string;
}
