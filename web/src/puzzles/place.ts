// Where the card of a puzzle lies: over the log where that is seen, else over the opponents, on a phone above the question.
export interface Place {
  left: number;
  top: number;
  wide: number;
  most: number;
}

const EDGE = 8;

/** In pixels of the window, for a card that is so high. */
export function placeOf(high: number): Place {
  const log = boxOf(".table section.side");
  const column = boxOf(".table.wide .column");
  const over = log ?? column;
  if (over && column) {
    const most = Math.max(160, over.height);
    return { left: over.left, top: log ? over.top : Math.max(over.top, over.bottom - high), wide: over.width, most };
  }
  const bar = boxOf(".table > .bar");
  const bottom = bar ? bar.top : innerHeight;
  const wide = Math.min(innerWidth - 2 * EDGE, 430);
  const top = Math.max(EDGE, bottom - high - EDGE);
  return { left: innerWidth - wide - EDGE, top, wide, most: Math.max(120, bottom - 2 * EDGE - 56) };
}

function boxOf(selector: string): DOMRect | null {
  const found = document.querySelector(selector);
  return found?.checkVisibility() ? found.getBoundingClientRect() : null;
}
