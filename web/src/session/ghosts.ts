// Where the decisions of a turn belong on the board: the numbers of the decisions, from 0, at each spot.
import type { HintStep } from "../protocol";

export function numbersBySpot(line: HintStep[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  line.forEach(({ target }, n) => found.set(target, [...(found.get(target) ?? []), n]));
  return found;
}
