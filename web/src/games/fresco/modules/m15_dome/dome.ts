/** A dome tile, `6 OGY`, as its points and paints; one that is just taken away has no word any more. */
export function domeOf(word: string | undefined): { points: number; paints: string } {
  const [points = "0", paints = ""] = word?.split(" ") ?? [];
  return { points: Number(points), paints };
}
