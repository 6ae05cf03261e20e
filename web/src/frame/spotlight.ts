// What a lesson points at: spots of the board by their names, `strip-4`, or all of a kind, `strip`, or a symbol's kind.
import type { Box } from "../lib/place";

const MARGIN = 6;

/** The drawings of these names: the reader's own where there are some, else those on the board; of a module its board. */
export function drawingsOf(names: string[]): HTMLElement[] {
  return names.flatMap((name) => {
    const all = [...document.querySelectorAll<HTMLElement>(`[data-area] :is(${selector(name)})`)];
    const own = all.filter((found) => areaOf(found) === "me");
    const board = all.filter((found) => areaOf(found) === "board");
    const first = /^m\d\d$/.test(name) ? [board, own] : [own, board];
    return [...first, all].find((some) => some.length > 0) ?? [];
  });
}

function selector(name: string): string {
  return [`[data-spot="${name}"]`, `[data-spot^="${name}-"]`, `[data-about="${name}"]`].join(", ");
}

export function areaOf(found: Element): string {
  return found.closest<HTMLElement>("[data-area]")?.dataset.area ?? "";
}

/** The part of the window in which they lie; nothing if none is seen. */
export function around(drawings: Element[]): Box | null {
  const boxes = drawings.map((found) => found.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  return {
    left: Math.max(2, Math.min(...boxes.map(({ left }) => left)) - MARGIN),
    top: Math.max(2, Math.min(...boxes.map(({ top }) => top)) - MARGIN),
    right: Math.min(innerWidth - 2, Math.max(...boxes.map(({ right }) => right)) + MARGIN),
    bottom: Math.min(innerHeight - 2, Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN),
  };
}

export function sameBox(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other;
  return (["left", "top", "right", "bottom"] as const).every((side) => Math.abs(one[side] - other[side]) < 0.5);
}
