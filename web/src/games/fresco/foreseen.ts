// What a plan could pay for, as the server finds it: asked a moment after the last change of what is laid out.
import type { Table } from "../../session/table.svelte";
import type { Crew } from "./counts";

const WAIT = 250; // milliseconds

/** How many of each kind stand on each column that is not empty. */
export function laidOut(crews: Crew[]): Record<string, number[]> {
  const columns = crews.map(({ healthy, ill }, column) => ({ spot: `column-${column}`, count: [healthy, ill] }));
  const standing = columns.filter(({ count }) => count.some((n) => n > 0));
  return Object.fromEntries(standing.map(({ spot, count }) => [spot, count]));
}

/** Ask, and show what comes, unless something else is laid out before. */
export function foresee(table: Table, seat: number, laid: Record<string, number[]> | null): (() => void) | undefined {
  if (!laid || !table.actions) return void (table.previews = {});
  let over = false;
  const timer = setTimeout(() => {
    void table.actions?.preview(seat, laid).then((parts) => {
      if (!over) table.previews = Object.fromEntries(parts.map((part) => [part.target, part]));
    });
  }, WAIT);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
