// The name of a source of points; a game may have words of its own for what others call the same.
import { known, t } from "../lib/words.svelte";

export function sourceName(game: string, key: string): string {
  const source = `source-${key}`;
  if (!known(source)) return key.replaceAll("_", " ");
  const own = `${game}-source`;
  return known(own) ? t(own, { source }) : t(source);
}
