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
const LOG = 120; // that is left of the log

/** In pixels of the window, for a card that is so high. */
export function placeOf(high: number): Place {
  const log = boxOf(".table section.side");
  const column = boxOf(".table.wide > .column");
  if (column) {
    const over = log !== null && high <= log.height - LOG;
    // More than the log can hold goes on above it, over the opponents.
    const top = over ? log.top : Math.max(EDGE, column.bottom - high);
    const most = Math.max(column.height, 0.42 * innerHeight);
    return { left: column.left, top, wide: column.width, most, log: over };
  }
  const bar = boxOf(".table > .bar");
  const beside = bar && bar.left > innerWidth / 3; // on a phone that lies
  const bottom = bar && !beside ? bar.top : innerHeight;
  const room = beside ? bar.left : innerWidth;
  const wide = Math.min(room - 2 * EDGE, 430);
  const top = Math.max(EDGE, bottom - high - EDGE);
  return { left: room - wide - EDGE, top, wide, most: Math.max(120, bottom - 2 * EDGE - 56), log: false };
}

function boxOf(selector: string): DOMRect | null {
  const found = document.querySelector(selector);
  return found?.checkVisibility() ? found.getBoundingClientRect() : null;
}
