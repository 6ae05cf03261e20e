// What a module brings to the table. `modules/mNN_name/index.ts` offers it; what a module does not have it leaves out.
import type { Component } from "svelte";
import type { ModuleView, Shown } from "./view";

/** What every drawing of a module is given: the table, and the module's part of it. */
export type Drawing = Shown & { module: ModuleView };

/** A module's board: compact in the shelf, `full` in its dialog; pieces are drawn in `unit`s of so many pixels. */
export type BoardProps = Drawing & { full: boolean; unit: number };

/** What somebody owns of the module. `part` is their part of its view; only what is `mine` can be pressed. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type GoodsProps = Drawing & { owner: number; part: any; mine: boolean; size: number };

/** A column of somebody's action sheet, and the place it is for. */
export type SheetProps = Drawing & { owner: number; column: number; place: string; size: number };

/** Whether somebody has the neutral apprentice, and at which column; -1 while that is not known. */
export interface Neutral {
  there: boolean;
  column: number;
}

export interface FrescoModule {
  /** The module's board in the shelf; a narrow one needs only half its width. */
  Board?: Component<BoardProps>;
  narrow?: boolean;
  /** A player's goods; `figures` tells those of somebody past the last seat like a player's. */
  Goods?: Component<GoodsProps>;
  figures?: (module: ModuleView) => object;
  /** On a slot of the market. */
  OnSlot?: Component<Drawing & { slot: number }>;
  /** On spaces of the score track. */
  spaces?: (module: ModuleView) => number[];
  OnTrack?: Component<Drawing & { space: number }>;
  /** On a segment of the ceiling: a small mark on its tile, or something that finds its own place there. */
  Mark?: Component<Drawing & { segment: number }>;
  OnSegment?: Component<Drawing & { segment: number; covered: boolean }>;
  /** On a column of somebody's action sheet. */
  OnSheet?: Component<SheetProps>;
  /** The picture of the module's action tile, `tile-6`, in a square of 32. */
  Tile?: Component;
  /** Where it changes what the neutral apprentice does. */
  neutral?: (module: ModuleView, seat: number) => Neutral;
}
