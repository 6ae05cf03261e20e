// The modules that there are: every folder of `modules` is one. A module that is not in play draws nothing.
import type { Component } from "svelte";
import type { FrescoModule } from "../module";
import type { FrescoView, ModuleView } from "../view";

const FILES = import.meta.glob<FrescoModule>("../modules/*/index.ts", { eager: true, import: "default" });
const MODULES = new Map(Object.entries(FILES).map(([path, drawn]) => [Number(/m(\d+)_[^/]*\/index/.exec(path)?.[1]), drawn]));

/** A module in play: its part of the view, which only its own drawings know, and what it draws. */
export interface InPlay {
  module: ModuleView & { players?: object[] };
  drawn: FrescoModule;
}

export function inPlay(view: FrescoView): InPlay[] {
  return view.modules.flatMap((module) => {
    const drawn = MODULES.get(module.number);
    return drawn ? [{ module, drawn }] : [];
  });
}

/** Is there a board for the shelf? */
export function hasBoards(view: FrescoView): boolean {
  return inPlay(view).some(({ drawn }) => drawn.Board);
}

/** The message that tells of one of a module's pieces, where it has one. */
export function wordsOf(number: number, target: string): string | undefined {
  return MODULES.get(number)?.words?.(target);
}

/** The picture of an action tile, if this is one. */
export function tileOf(place: string): Component | undefined {
  return MODULES.get(Number(/^tile-(\d+)$/.exec(place)?.[1]))?.Tile;
}

/** The action tiles of the modules in play: everybody has one of each. */
export function actionTiles(view: FrescoView): string[] {
  return inPlay(view).flatMap(({ module, drawn }) => (drawn.Tile ? [`tile-${module.number}`] : []));
}

/** What somebody has of a module; past the last seat sits a figure. */
export function partOf({ module, drawn }: InPlay, view: FrescoView, owner: number): object | undefined {
  return owner < view.players.length ? module.players?.[owner] : (drawn.figures?.(module) as object | undefined);
}

/** Spaces of the score track on which modules have something. */
export function spacesOf(view: FrescoView): number[] {
  return [...new Set(inPlay(view).flatMap(({ module, drawn }) => drawn.spaces?.(module) ?? []))];
}

/** The column where somebody's neutral apprentice stands, as far as a module tells. */
export function neutralAt(view: FrescoView, seat: number): number | null {
  return inPlay(view).reduce<number | null>((found, { module, drawn }) => found ?? drawn.neutralAt?.(module, seat) ?? null, null);
}
