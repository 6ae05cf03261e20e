// Where the card of a puzzle lies: over the log where that is seen, else over the opponents, on a phone above the question.
export interface Place {
  left: number;
  top: number;
  wide: number;
  most: number;
  /** Does it lie over the log? Then that makes room for it. */
  log: boolean;
}

const EDGE = 8;

/** In pixels of the window, for a card that is so high. */
export function placeOf(high: number): Place {
  const log = boxOf(".table section.side");
  const column = boxOf(".table.wide > .column");
  if (column) {
    // More than the log can hold goes on above it, over the opponents.
    const top = log && high <= log.height ? log.top : Math.max(EDGE, column.bottom - high);
    const most = Math.max(column.height, 0.42 * innerHeight);
    return { left: column.left, top, wide: column.width, most, log: log !== null };
  }
  const bar = boxOf(".table > .bar");
  const bottom = bar ? bar.top : innerHeight;
  const wide = Math.min(innerWidth - 2 * EDGE, 430);
  const top = Math.max(EDGE, bottom - high - EDGE);
  return { left: innerWidth - wide - EDGE, top, wide, most: Math.max(120, bottom - 2 * EDGE - 56), log: false };
}

function boxOf(selector: string): DOMRect | null {
  const found = document.querySelector(selector);
  return found?.checkVisibility() ? found.getBoundingClientRect() : null;
}
