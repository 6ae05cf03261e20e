// The games that there are: every folder of `games` is one, and its `index.ts` offers what the page asks of it.
// Beside it may lie Door.svelte and Sign.svelte (the home page), Setup.svelte (a new table), Chosen.svelte (an
// invitation), RulesDrawing.svelte (the rules) and Settings.svelte; whoever shows such things finds them by these names.
import type { Component } from "svelte";
import type { State } from "../protocol";

/** A game's table in its parts; each game has a view of its own. */
export type TablePart = "board" | "me" | "others" | "shelf";
export type GameTable = Component<{ part: TablePart; view: never; names: string[]; seat: number }>;

export interface GamePage {
  /** How many bots sit at the usual table. */
  opponents: number;
  /** The game's table, loaded when one is opened. */
  table: () => Promise<{ default: GameTable }>;
  /** Loads what else this table needs. */
  prepare?: (state: State) => Promise<unknown>;
  /** Is there something for the shelf beside the board? */
  shelved?: (view: State["view"]) => boolean;
}

const FILES = import.meta.glob<GamePage>("../games/*/index.ts", { eager: true, import: "default" });

/** What files of the games offer, by the names of the games. */
export function byGame<Offer>(files: Record<string, Offer>): Record<string, Offer> {
  return Object.fromEntries(Object.entries(files).map(([path, offer]) => [path.split("/").at(-2), offer]));
}

export const games = byGame(FILES);
