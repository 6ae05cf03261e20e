// What the symbols of Sintra's table are: their words, and the page of the rules that says more.
import type { About } from "../../lib/games";
import { t } from "../../lib/words.svelte";

const SECTIONS: Record<string, string> = {
  factory: "taking",
  middle: "taking",
  marker: "taking",
  glazier: "glazier",
  strip: "placing",
  window: "full",
  ornament: "final-a",
  colours: "final-b",
  round: "full",
  track: "broken",
  bag: "round",
  tower: "round",
  score: "full",
};

/** A symbol by its kind, or by the spot it is: `bag`, `factory-3-O`. */
export function aboutSintra(key: string): About | null {
  const kind = key.split("-")[0] ?? "";
  const section = SECTIONS[kind];
  return section ? { name: t(`sintra-about-${kind}`), does: t(`sintra-does-${kind}`), rule: `sintra#${section}` } : null;
}
