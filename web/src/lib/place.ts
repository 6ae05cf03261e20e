// Where slips of paper lie: beside the thing that they are about, never on it where there is room.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

/** What a slip about a thing must leave in sight: the thing, or what it belongs to. */
export function keptClear(at: Element): Box {
  return (at.closest("[data-clear]") ?? at).getBoundingClientRect();
}

/** The upper left corner of a slip: below the thing, above it, to its right or left, wherever it fits first. */
export function beside(thing: Box, wide: number, high: number, room: { wide: number; high: number }): { x: number; y: number } {
  const across = within((thing.left + thing.right - wide) / 2, wide, room.wide);
  const along = within((thing.top + thing.bottom - high) / 2, high, room.high);
  const sides = [
    { free: room.high - thing.bottom - high, x: across, y: thing.bottom + GAP },
    { free: thing.top - high, x: across, y: thing.top - GAP - high },
    { free: room.wide - thing.right - wide, x: thing.right + GAP, y: along },
    { free: thing.left - wide, x: thing.left - GAP - wide, y: along },
  ];
  const fits = sides.find(({ free }) => free >= 2 * GAP);
  const best = fits ?? sides.reduce((most, side) => (side.free > most.free ? side : most));
  return { x: within(best.x, wide, room.wide), y: within(best.y, high, room.high) };
}

function within(from: number, size: number, room: number): number {
  return Math.max(GAP, Math.min(from, room - size - GAP));
}
