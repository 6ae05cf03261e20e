// The neutral apprentice on somebody's sheet.
import { extras } from "./extras.svelte";
import type { FrescoView } from "./view";

/** The column of somebody's sheet where the neutral apprentice stands; -1 while that is not known, or no matter. */
export function neutralAt(view: FrescoView, seat: number): number {
  return extras.drawn?.neutralAt(view, seat) ?? -1;
}
