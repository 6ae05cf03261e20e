// Where the factories stand around the middle, by how many there are: clockwise from the top left,
// 0 to 1 from left to right and from top to bottom. A narrow floor has them in two rows.

export type Place = [x: number, y: number];

const RINGS: Record<number, Place[]> = {
  5: [
    [0.5, 0],
    [1, 0.06],
    [0.93, 1],
    [0.07, 1],
    [0, 0.06],
  ],
  7: [
    [0.2, 0.04],
    [0.5, 0],
    [0.8, 0.04],
    [1, 0.62],
    [0.68, 1],
    [0.32, 1],
    [0, 0.62],
  ],
  9: [
    [0.15, 0.03],
    [0.383, 0],
    [0.617, 0],
    [0.85, 0.03],
    [1, 0.54],
    [0.78, 1],
    [0.5, 1],
    [0.22, 1],
    [0, 0.54],
  ],
};

/** The places of n factories; a number the box does not know stands in a row. */
export function ring(n: number): Place[] {
  return RINGS[n] ?? Array.from({ length: n }, (_, i) => [(i + 0.5) / n, 0]);
}

/** The same in two rows, by the middles of the factories: clockwise too, the upper row has one more. */
export function rows(n: number): Place[] {
  const above = Math.ceil(n / 2);
  const row = (many: number, y: number) => Array.from({ length: many }, (_, i): Place => [(i + 0.5) / many, y]);
  return [...row(above, 0), ...row(n - above, 1).reverse()];
}
