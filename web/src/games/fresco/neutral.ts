// The neutral apprentice on somebody's sheet.
import { extras } from "./extras.svelte";
import type { FrescoView } from "./view";

/** The neutral apprentice is there when more than the usual five are, unless a module knows better. */
export function hasNeutral(view: FrescoView, seat: number): boolean {
  return extras.drawn?.neutralOf(view, seat)?.there ?? (view.players[seat]?.apprentices ?? 0) > 5;
}

/** The column of somebody's sheet where the neutral apprentice stands; -1 while that is not known, or no matter. */
export function neutralAt(view: FrescoView, seat: number): number {
  return extras.drawn?.neutralOf(view, seat)?.column ?? -1;
}
