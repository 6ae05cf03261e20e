// Colors belong to people: at each table the seats wear theirs.
import type { Sitter } from "../protocol";

export const HUES = [0, 1, 2, 3] as const;

/** What the seats wear, as properties of CSS. */
export function huesOf(sitters: Pick<Sitter, "colour">[]): [string, string][] {
  return sitters.flatMap(({ colour }, seat): [string, string][] =>
    colour === undefined
      ? []
      : [
          [`--seat-${seat}`, `var(--hue-${colour})`],
          [`--on-seat-${seat}`, `var(--on-hue-${colour})`],
        ],
  );
}

/** The same for an element's style. */
export function worn(sitters: Pick<Sitter, "colour">[]): string {
  return huesOf(sitters)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");
}
