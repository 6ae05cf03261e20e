// What the server shows of a game of Sintra, and how the board reads it. Panes are letters: P W O B Y; a dot is an empty place.
import type { ColumnView, SintraView } from "./view-types";

export type * from "./view-types";

/** Glass colours in the order of the box; also clockwise on a factory with sectors. */
export const COLOURS = [..."PWOBY"];

/** The names under which the tower counts its panes. */
export const NAMES: Record<string, string> = { P: "pink", W: "white", O: "orange", B: "blue", Y: "yellow" };

export const ROUNDS = ["I", "II", "III", "IV", "V", "VI"];

export function count(panes: string, letter: string): number {
  return [...panes].filter((pane) => pane === letter).length;
}

/** The panes of a heap by colour, the largest group first. */
export function groups(panes: string): { letter: string; n: number }[] {
  return COLOURS.map((letter) => ({ letter, n: count(panes, letter) }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
}

/** Fields of the same colour that lie together on a strip. */
export function runs(fields: string): { letter: string; n: number }[] {
  const found: { letter: string; n: number }[] = [];
  for (const letter of fields) {
    const last = found.at(-1);
    if (last?.letter === letter) last.n += 1;
    else found.push({ letter, n: 1 });
  }
  return found;
}

export function halves(column: ColumnView | undefined): number {
  return column ? Number(column.upper !== ".") + Number(column.lower !== ".") : 0;
}

export function removed(column: ColumnView): boolean {
  return column.fields === "";
}

export function towerSize(view: SintraView): number {
  return Object.values(view.tower).reduce((sum, n) => sum + n, 0);
}

/** What players' tokens show beside their colour: initials, or numbers where initials are the same. */
export function tokens(names: string[]): string[] {
  const initials = names.map((name) => [...name][0]?.toUpperCase() ?? "");
  const apart = new Set(initials).size === names.length && !initials.includes("");
  return apart ? initials : names.map((_, seat) => String(seat + 1));
}

/** Panes taken and not yet placed lie in the hand of the player who decides now. */
export function handOf(view: SintraView, seat: number): string {
  return view.to_move[0] === seat ? view.hand : "";
}
