// A puzzle is opened at the table where it lies already, or at a new one.
import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import type { PuzzleInfo } from "../protocol";
import { solved } from "./solved.svelte";

export async function openPuzzle(name: string): Promise<void> {
  const { table, done } = solved.of(name);
  if (table && !done && (await isThere(table))) return router.go(`/t/${table}`);
  const made = await api.pose(name);
  solved.begin(name, made.table);
  router.go(`/t/${made.table}`);
}

/** A table of which the server knows nothing any more is no place to go on. */
function isThere(table: string): Promise<boolean> {
  return api.table(table).then(
    ({ seats }) => seats.length > 0,
    () => false,
  );
}

/** The next puzzle on the shelf that is not solved yet, from the beginning again behind the last; none if all are. */
export function nextOf(puzzles: PuzzleInfo[], name: string): string {
  const at = puzzles.findIndex((puzzle) => puzzle.name === name);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return order.find((puzzle) => !solved.of(puzzle.name).done)?.name ?? "";
}
