// The phases of a round, as the view tells them.
import type { FrescoView } from "./view";

/** A phase: the message that names it, which is also its picture, and what its symbol tells about. */
export interface Phase {
  name: string;
  about: string;
}

export function phasesOf({ sheet, final }: FrescoView): Phase[] {
  const last = final ? { name: "board-phase-score", about: "round" } : { name: "board-phase-income", about: "income" };
  return [
    { name: "board-phase-wake", about: "hostel" },
    { name: "board-phase-plan", about: "planned" },
    ...sheet.map((place) => ({ name: place, about: place })),
    last,
  ];
}

/** Which of them it is; past all of them when the game is over. */
export function phaseNow({ over, column, order, sheet, players }: FrescoView): number {
  if (over) return sheet.length + 3;
  if (column < 0) return order.length > 0 ? 1 : 0;
  return players.every(({ worked }) => worked === sheet.length) ? sheet.length + 2 : column + 2;
}
