// Everything on the board that can be asked what it is: drawings and spots with a `data-tip`.
const SYMBOL = "[data-tip]";

export function symbolAt(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>(SYMBOL) : null;
}

/** The spot that a symbol is, or none. */
export function spotOf(symbol: Element): string {
  return symbol.getAttribute("data-spot") ?? "";
}

/** What is known of a symbol: its own kind, its spot, or the kind of what it lies on. */
export function keysOf(symbol: Element): string[] {
  const own = symbol.getAttribute("data-about");
  const around = symbol.parentElement?.closest("[data-about]")?.getAttribute("data-about");
  return [own, spotOf(symbol), around].filter((key): key is string => Boolean(key));
}

type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** The way on the screen that an arrow key means. */
const WAYS: Record<Way, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isWay(key: string): key is Way {
  return key in WAYS;
}

/** The nearest symbol in a direction; what lies sideways counts as farther away. */
export function nextSymbol(from: Element, way: Way): HTMLElement | null {
  const [dx, dy] = WAYS[way];
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const symbol of symbols()) {
    const there = middle(symbol);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = ahead + 3 * aside;
    if (symbol !== from && ahead > 1 && far < least) [best, least] = [symbol, far];
  }
  return best;
}

/** The symbols that are shown, in the order of the page. */
export function symbols(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-area] ${SYMBOL}`)].filter((symbol) => symbol.checkVisibility());
}

/** Focus a symbol, also one that is no button. */
export function visit(symbol: HTMLElement): void {
  if (!symbol.hasAttribute("tabindex")) symbol.tabIndex = -1;
  symbol.focus();
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
