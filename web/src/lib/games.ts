// The games that there are: every folder of `games` is one, and its `index.ts` offers what the page asks of it.
// Beside it may lie GoalPicture.svelte (how one wins), Door.svelte and Sign.svelte (the home page), Setup.svelte (a new
// table), Chosen.svelte (an invitation), RulesDrawing.svelte (the rules) and Settings.svelte; whoever shows such things
// finds them by these names.
import type { Component } from "svelte";
import type { Line, State } from "../protocol";

/** A game's table in its parts; each game has a view of its own. */
export type TablePart = "board" | "me" | "others" | "shelf" | "strip" | "phases";
export type GameTable = Component<{ part: TablePart; view: never; names: string[]; seat: number }>;

/** What a symbol of the board is, what it does, and the page and section of the rules about it. */
export interface About {
  name: string;
  does: string;
  rule: string;
}

/** Paints by their letters, and coins, that go from one place to another: a seat, a spot, or the supply. */
export interface Goods {
  kinds: string[];
  from: number | string | null;
  to: number | string | null;
}

export interface GamePage {
  /** How many bots sit at the usual table. */
  opponents: number;
  /** The game's table, loaded when one is opened. */
  table: () => Promise<{ default: GameTable }>;
  /** Loads what else this table needs. */
  prepare?: (state: State) => Promise<unknown>;
  /** What a symbol is, by the `data-about` of its drawing or by its spot. */
  about: (key: string) => About | null;
  /** Is there something for the shelf beside the board? */
  shelved?: (view: State["view"]) => boolean;
  /** What an event carries from one place to another, where it is no piece that stays on the board. */
  goods?: (line: Line) => Goods | null;
  /** Heights on the stage, as CSS: of the own area, and of the others above each other or in a row; whoever watches sees all. */
  heights?: (view: State["view"], seat: number) => { own: string; others: string; row: string };
  /** Is the round that begins the last one, and does an event end it? All others end where the next one begins. */
  lastRound?: { begins: (view: State["view"]) => boolean; ends: (event: string, view: State["view"]) => boolean };
  /** On a phone: is the own area low enough for the board to be seen above it? */
  together?: boolean;
}

const FILES = import.meta.glob<GamePage>("../games/*/index.ts", { eager: true, import: "default" });

/** What files of the games offer, by the names of the games. */
export function byGame<Offer>(files: Record<string, Offer>): Record<string, Offer> {
  return Object.fromEntries(Object.entries(files).map(([path, offer]) => [path.split("/").at(-2), offer]));
}

export const games = byGame(FILES);
