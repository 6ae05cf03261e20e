// What a module brings to the table. `modules/mNN_name/index.ts` offers it; what a module does not have it leaves out.
// `Part` is the module's view as its `view-types.ts` tells it.
import type { Component } from "svelte";
import type { ModuleView, Shown } from "./view";

/** What every drawing of a module is given: the table, and the module's part of it. */
export type Drawing<Part> = Shown & { module: Part & ModuleView };

/** A module's board: compact in the shelf, `full` in its dialog; pieces are drawn in `unit`s of so many pixels. */
export type BoardProps<Part> = Drawing<Part> & { full: boolean; unit: number };

/** What the module's view tells of one player. */
export type Own<Part> = Part extends { players: (infer One)[] } ? One : never;

/** What somebody owns of the module. `part` is their part of its view; only what is `mine` can be pressed. */
export type GoodsProps<Part> = Drawing<Part> & { owner: number; part: Own<Part>; mine: boolean; size: number };

/** A column of somebody's action sheet, and the place it is for. */
export type SheetProps<Part> = Drawing<Part> & { owner: number; column: number; place: string; size: number };

// The shelf draws modules whose views it does not know.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface FrescoModule<Part = any> {
  /** The module's board in the shelf; a narrow one needs only half its width. */
  Board?: Component<BoardProps<Part>>;
  narrow?: boolean;
  /** A player's goods; `figures` tells those of somebody past the last seat like a player's. */
  Goods?: Component<GoodsProps<Part>>;
  figures?: (module: Part) => Own<Part>;
  /** On a slot of the market. */
  OnSlot?: Component<Drawing<Part> & { slot: number }>;
  /** On spaces of the score track. */
  spaces?: (module: Part) => number[];
  OnTrack?: Component<Drawing<Part> & { space: number }>;
  /** On a segment of the ceiling: a small mark on its tile, or something that finds its own place there. */
  Mark?: Component<Drawing<Part> & { segment: number }>;
  OnSegment?: Component<Drawing<Part> & { segment: number; covered: boolean }>;
  /** On a column of somebody's action sheet. */
  OnSheet?: Component<SheetProps<Part>>;
  /** The message that says what a piece does, by its target, where that is more than what the module is about. */
  words?: (target: string) => string | undefined;
  /** The picture of the module's action tile, `tile-6`, in a square of 32. */
  Tile?: Component;
  /** The column where somebody's neutral apprentice stands, if it matters to the module; null while that is not known. */
  neutralAt?: (module: Part, seat: number) => number | null;
}
