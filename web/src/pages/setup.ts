// A table being set up: seats, choices, and what the server is asked for.
import { someNames } from "../home/playnow";
import type { Clock } from "../lib/clock";
import type { GameInfo, NewTable, SeatWish } from "../protocol";

export type Game = NewTable["game"];

/** One seat of the form. */
export interface SeatForm {
  kind: SeatWish["kind"];
  name: string;
  bot: string;
}

/** Modules that are quick to learn and play well together. */
const FAMILY = [1, 3, 11];
/** How many modules a surprise may bring. */
const SURPRISES = [2, 3, 4, 5];

/** The clocks to choose from; others can be asked for, but nobody needs them. */
export const CLOCKS: (Clock | null)[] = [
  null,
  { kind: "live", minutes: 10, seconds: 15 },
  { kind: "live", minutes: 25, seconds: 30 },
  { kind: "live", minutes: 45, seconds: 45 },
  { kind: "days", days: 1 },
  { kind: "days", days: 2 },
  { kind: "days", days: 3 },
  { kind: "days", days: 7 },
];

/** I on the first seat, bots on the others. */
export function firstSeats(players: number, bot: string): SeatForm[] {
  const names = someNames(players);
  return names.map((name, seat) => (seat === 0 ? { kind: "me", name: "", bot } : { kind: "bot", name, bot }));
}

export function withPlayers(seats: SeatForm[], players: number, bot: string): SeatForm[] {
  const fresh = firstSeats(4, bot).filter((seat) => !seats.some((other) => other.name === seat.name) && seat.kind === "bot");
  return [...seats, ...fresh].slice(0, players);
}

/** The numbers of the modules of an edition. */
export function modulesOf(game: GameInfo | undefined, edition: string): number[] {
  return (game?.modules ?? []).filter((module) => module.editions.includes(edition)).map((module) => module.number);
}

export type Preset = "first" | "family" | "classic" | "all";

export function presetModules(preset: Preset, known: number[], classic: number[]): number[] {
  const wanted: number[] = { first: [], family: FAMILY, classic, all: known }[preset];
  return known.filter((number) => wanted.includes(number));
}

/** A few modules, drawn by lot. */
export function surprise(known: number[], dice = Math.random): number[] {
  const many = Math.min(known.length, SURPRISES[Math.floor(dice() * SURPRISES.length)] ?? 2);
  const pool = [...known];
  return Array.from({ length: many }, () => pool.splice(Math.floor(dice() * pool.length), 1)[0] as number).sort((a, b) => a - b);
}

/** Does a single person play here? Then hints do nobody wrong. */
export function alone(seats: SeatForm[]): boolean {
  return seats.filter((seat) => seat.kind !== "bot").length === 1;
}

/** What the form asks the server for. */
export function wishOf(
  game: Game,
  seats: SeatForm[],
  choices: Record<string, string>,
  modules: number[],
  open: boolean,
  hints?: boolean, // without it, as is usual
  clock: Clock | null = null,
  box = "", // a component file of the host; without it, ours
): NewTable {
  const chosen: Record<string, string> =
    game === "fresco"
      ? { edition: choices.edition ?? "mega", modules: modules.join(",") || "none" }
      : { side: choices.side ?? "A" };
  const wish: NewTable = { game, seats: seats.map(seatWish) as NewTable["seats"], chosen, open };
  if (hints !== undefined) wish.hints = hints;
  if (clock) wish.clock = clock;
  if (box) wish.box = box;
  return wish;
}

function seatWish({ kind, name, bot }: SeatForm): SeatWish {
  if (kind === "bot") return { kind, name: name.trim(), bot };
  return kind === "link" ? { kind } : { kind, name: name.trim() };
}
