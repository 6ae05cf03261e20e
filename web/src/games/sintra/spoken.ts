// What a screen reader hears of the table.
import { t } from "../../lib/words.svelte";
import { COLOURS, NAMES, count, groups, halves, removed, runs, type ColumnView, type PlayerView, type SintraView } from "./view";

/** `3 orange panes`. */
export function panes(n: number, letter: string): string {
  return t("board-sintra-panes", { n, letter });
}

/** `2 pink panes, 1 blue pane`, or nothing. */
export function heap(letters: string): string {
  const list = groups(letters).map(({ letter, n }) => panes(n, letter));
  return list.length ? list.join(", ") : t("board-sintra-nothing");
}

export function fields(letters: string): string {
  const list = runs(letters).map(({ letter, n }) => t("board-sintra-fields", { n, letter }));
  return list.length ? list.join(", ") : t("board-sintra-nothing");
}

export function colour(letter: string): string {
  return letter === "." ? t("board-sintra-empty") : t("board-sintra-colour", { letter });
}

/** A strip: what lies on it, what is still open, what is on its back. */
export function strip(column: ColumnView, position: number): string {
  const number = position + 1;
  if (removed(column)) return t("board-sintra-strip-removed", { number });
  const open = [...column.fields].filter((_, i) => column.panes[i] === ".").join("");
  const values = { number, n: column.fields.length - open.length, open: fields(open) };
  if (!column.back) return t("board-sintra-strip-turned", values);
  return t("board-sintra-strip", { ...values, back: fields(column.back) });
}

export function window(column: ColumnView, position: number): string {
  const values = { number: position + 1, value: column.value };
  if (halves(column) === 0) return t("board-sintra-window-empty", values);
  return t("board-sintra-window", { ...values, upper: colour(column.upper), lower: colour(column.lower) });
}

export function ornament(player: PlayerView, pair: [number, number]): string {
  return t("board-sintra-ornament", { left: pair[0] + 1, right: pair[1] + 1, n: around(player, pair) });
}

/** Filled halves around an ornament. */
export function around(player: PlayerView, pair: [number, number]): number {
  return halves(player.columns[pair[0]]) + halves(player.columns[pair[1]]);
}

/** The player's markers in a sentence. */
export function markers(view: SintraView, player: PlayerView, name: string): string {
  return t("board-sintra-palace", {
    name,
    score: player.score,
    lost: -(view.track[player.broken] ?? 0),
    strip: player.glazier + 1,
    left: player.left_panes,
  });
}

/** The tower's panes by colour. */
export function tower(view: SintraView): string {
  return COLOURS.map((letter) => panes(view.tower[NAMES[letter] ?? ""] ?? 0, letter)).join(", ");
}

export function middleGroup(view: SintraView, letter: string): string {
  const what = panes(count(view.middle, letter), letter);
  return view.marker_in_middle ? t("board-sintra-middle-group-marker", { what }) : t("board-sintra-middle", { what });
}
