import { t } from "../../lib/words.svelte";
import { PAINT_WORDS } from "../../pieces/marks";

/** Paints by their names: "orange, green". */
export function paintNames(letters: string): string {
  return [...letters].map((letter) => t(PAINT_WORDS[letter] ?? "")).join(", ");
}
