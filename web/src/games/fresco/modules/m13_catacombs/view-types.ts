// Made from src/bottega/games/fresco/modules/m13_catacombs/view_types.py by `make types`; change that file, not this one.

/**
 * Maps for sale by the hour; the rooms: None while covered, empty, or with a treasure; treasures just found.
 */
export interface CatacombsView {
  found: TreasureView[];
  hours: number[];
  leonardo: LeonardosMaps;
  module: string;
  players: MapsOf[];
  price: number;
  rooms: (TreasureView | "" | null)[];
  stacks: number[];
}
/**
 * Everything on a treasure.
 *
 * This interface was referenced by `CatacombsView`'s JSON-Schema
 * via the `definition` "TreasureView".
 */
export interface TreasureView {
  mood: number;
  name: string;
  points: number;
  thalers: number;
  volume: number;
}
/**
 * Leonardo's map, drawn or laid on his sheet, and his treasures.
 *
 * This interface was referenced by `CatacombsView`'s JSON-Schema
 * via the `definition` "LeonardosMaps".
 */
export interface LeonardosMaps {
  drawn: string[] | null;
  laid: {
    [k: string]: string[];
  };
  treasures: TreasureView[];
}
/**
 * A player's maps and treasures; others see how many, and maps that were laid.
 *
 * This interface was referenced by `CatacombsView`'s JSON-Schema
 * via the `definition` "MapsOf".
 */
export interface MapsOf {
  hours: number[];
  kept: TreasureView[] | null;
  laid: {
    [k: string]: string[];
  } | null;
  maps: number;
  own_maps: string[][] | null;
  treasures: number;
}
