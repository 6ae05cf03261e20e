// The log as cards: one for what somebody did in a turn, one for what the table did meanwhile.
import type { Line } from "../protocol";

export interface LogCard {
  who: number; // -1: the table
  lines: Line[];
  /** It was taken back later. */
  undone: boolean;
}

/** One card a turn, a new one past line `recap`. What was taken back keeps its own card; the table's lines are gathered between the turns. */
export function cardsOf(lines: Line[], recap = 0): LogCard[] {
  const undone = takenBack(lines);
  const cards: LogCard[] = [];
  for (const line of lines) {
    const last = cards.at(-1);
    const parted = line.n === recap + 1;
    if (last && !parted && last.who === line.who && last.undone === undone.has(line.n)) last.lines.push(line);
    else cards.push({ who: line.who, lines: [line], undone: undone.has(line.n) });
  }
  return cards;
}

/** The lines of moves that do not count any more: those past the step to which somebody took back. */
export function takenBack(lines: Line[]): Set<number> {
  const gone = new Set<number>();
  lines.forEach((line, at) => {
    if (line.kind !== "undo") return;
    for (let before = at - 1; before >= 0; before--) {
      const told = lines[before] as Line;
      if (told.step <= line.step && !gone.has(told.n)) break;
      gone.add(told.n);
    }
  });
  return gone;
}

/** What was taken back last, as long as nobody has done anything since: what somebody asks to do again. */
export function wouldReturn(lines: Line[]): Line[] {
  const at = lines.findLastIndex((line) => line.who >= 0);
  const last = lines[at];
  if (last?.kind !== "undo") return [];
  const before = takenBack(lines.slice(0, at));
  const gone = takenBack(lines);
  return lines.filter((line) => gone.has(line.n) && !before.has(line.n) && line.who >= 0 && line.kind !== "undo");
}

/** What somebody asks to take back to a step: the moves since, without what the table said. */
export function wouldGo(lines: Line[], step: number): Line[] {
  const gone = takenBack(lines);
  return lines.filter((line) => line.step > step && line.who >= 0 && !gone.has(line.n) && line.kind !== "undo");
}
