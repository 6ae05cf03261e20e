// Pieces travel: what carries the same `data-piece` before and after a change moves from there to here.
import { tick } from "svelte";
import { PACE, settings } from "./settings.svelte";

const DURATION = 500;
const STAGGER = 30;
const LIFTED = 1.25; // how much larger a piece is in the hand
const LONGEST_QUEUE = 300;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  piece: string;
  dx: number;
  dy: number;
  scale: number;
}

/** Where every piece lies now. */
export function whereabouts(root: ParentNode = document): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const element of seen(root)) boxes.set(element.dataset.piece as string, boxOf(element));
  return boxes;
}

function pieces(root: ParentNode): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-piece]");
}

/** A piece may be drawn in two areas of which one is put away, as on a phone. */
function seen(root: ParentNode): HTMLElement[] {
  return [...pieces(root)].filter((element) => element.getClientRects().length > 0);
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/** Who has to travel, and from how far: only pieces in sight before and after. */
export function flights(before: Map<string, Box>, after: Map<string, Box>): Flight[] {
  const found: Flight[] = [];
  for (const [piece, to] of after) {
    const from = before.get(piece);
    if (!from || !from.width || !to.width) continue;
    const flight = { piece, dx: from.x - to.x, dy: from.y - to.y, scale: from.width / to.width };
    if (Math.hypot(flight.dx, flight.dy) > 3) found.push(flight);
  }
  return found;
}

/** Let the pieces travel from where they were, and mark them. Those that are new fade in. */
export function fly(before: Map<string, Box>, root: ParentNode = document): void {
  const elements = new Map(seen(root).map((element) => [element.dataset.piece as string, element]));
  const after = whereabouts(root);
  const pace = PACE[settings.speed];
  if (pace === 0) return;
  const travelling = flights(before, after);
  const stagger = Math.min(STAGGER, LONGEST_QUEUE / Math.max(1, travelling.length)) * pace;
  travelling.forEach((flight, i) => {
    const element = elements.get(flight.piece);
    if (!element) return;
    element.dataset.lately = "";
    travel(element, flight, DURATION * pace, i * stagger);
  });
  for (const [piece, element] of elements) if (before.size && !before.has(piece)) appear(element, DURATION * pace);
}

function travel(element: HTMLElement | SVGElement, flight: Flight, duration: number, delay: number): void {
  if (settings.still) return appear(element, DURATION);
  const unit = element instanceof SVGGraphicsElement ? unitOf(element) : element.currentCSSZoom || 1;
  const drawn = element instanceof SVGElement;
  const at = (part: number) => ({ translate: `${(flight.dx / unit) * part}px ${(flight.dy / unit) * part}px`, zIndex: "5" });
  const sized = (scale: number) => (drawn ? {} : { scale: String(scale) });
  element.animate(
    [
      { ...at(1), ...sized(flight.scale) },
      { ...at(1), ...sized(flight.scale * LIFTED), offset: 0.18 },
      { ...at(0), ...sized(LIFTED), offset: 0.86 },
      { ...at(0), ...sized(1) },
    ],
    {
      duration,
      delay,
      easing: "cubic-bezier(0.4, 0.1, 0.3, 1)",
      fill: "backwards",
    },
  );
}

/** How many pixels of the window one unit of a drawing takes. */
function unitOf(element: SVGGraphicsElement): number {
  const parent = element.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : element.getScreenCTM();
  return matrix?.a || 1;
}

function appear(element: Element, duration: number): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
}

/** All pieces that travel have arrived: until then nothing may be moved under them. */
export async function landed(): Promise<void> {
  await tick();
  await Promise.resolve(); // they set out after the same tick
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(travels)
      .map((animation) => animation.finished),
  );
}

function travels(animation: Animation): boolean {
  const { effect } = animation;
  if (animation instanceof CSSAnimation || !(effect instanceof KeyframeEffect)) return false;
  return effect.getKeyframes().some((frame) => "translate" in frame);
}
