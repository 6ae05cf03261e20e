// Wedges and rings, for arches, rose windows and painted vaults.
export interface Centre {
  x: number;
  y: number;
}

export function point({ x, y }: Centre, radius: number, degrees: number): [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [round(x + radius * Math.cos(turn)), round(y - radius * Math.sin(turn))];
}

/** A piece of a ring between two radii and two angles, counter-clockwise from the right. */
export function wedge(centre: Centre, inner: number, outer: number, from: number, to: number): string {
  const [a, b] = [point(centre, outer, from), point(centre, outer, to)];
  const [c, d] = [point(centre, inner, to), point(centre, inner, from)];
  return `M${a}A${outer} ${outer} 0 0 0 ${b}L${c}A${inner} ${inner} 0 0 1 ${d}Z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
