// The arithmetic of the charts.

/** One source's share in a bar: where it begins and ends, in points. */
export interface Share {
  source: string;
  points: number;
  from: number;
  to: number;
}

/** Gains to the right of zero, losses to the left, one after the other. */
export function shares(sources: Record<string, number[]>, seat: number): Share[] {
  let [gained, lost] = [0, 0];
  return Object.entries(sources)
    .map(([source, points]) => ({ source, points: points[seat] ?? 0 }))
    .filter(({ points }) => points !== 0)
    .map(({ source, points }) => {
      const from = points > 0 ? gained : lost + points;
      if (points > 0) gained += points;
      else lost += points;
      return { source, points, from, to: from + Math.abs(points) };
    });
}

/** The sources that gave or took something from anybody. */
export function usedSources(sources: Record<string, number[]>): string[] {
  return Object.keys(sources).filter((source) => sources[source]?.some((points) => points !== 0));
}

/** Round numbers for an axis from `low` to `high`, about `wanted` of them. */
export function ticks(low: number, high: number, wanted = 5): number[] {
  const rough = Math.max(1, (high - low) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power);
  const found: number[] = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) found.push(n);
  return found;
}

/** Scores with the nought everybody begins with. */
export function race(rounds: number[][]): number[][] {
  return [(rounds[0] ?? []).map(() => 0), ...rounds];
}

/** Which of rising numbers is nearest to one; the earlier of two. */
export function nearest(rising: number[], wanted: number): number {
  let best = 0;
  rising.forEach((n, i) => {
    if (Math.abs(n - wanted) < Math.abs((rising[best] ?? 0) - wanted)) best = i;
  });
  return best;
}
