// A table being set up: seats, choices, and what the server is asked for.
import { someNames } from "../home/playnow";
import type { Clock } from "../lib/clock";
import type { NewTable, SeatWish } from "../protocol";

/** One seat of the form. */
export interface SeatForm {
  kind: SeatWish["kind"];
  name: string;
  bot: string;
}

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

/** Does a single person play here? Then hints do nobody wrong. */
export function alone(seats: SeatForm[]): boolean {
  return seats.filter((seat) => seat.kind !== "bot").length === 1;
}

/** What the form asks the server for. */
export function wishOf(
  game: string,
  seats: SeatForm[],
  chosen: Record<string, string>, // what is not chosen is as is usual
  open: boolean,
  hints?: boolean, // without it, as is usual
  clock: Clock | null = null,
  box = "", // a component file of the host; without it, ours
  spectatorChat = false, // may those who watch write?
  told = false, // does everybody see what everybody could know?
  rated = false, // does it count for the ratings?
): NewTable {
  const wish: NewTable = { game, seats: seats.map(seatWish) as NewTable["seats"], chosen, open };
  if (hints !== undefined) wish.hints = hints;
  if (clock) wish.clock = clock;
  if (box) wish.box = box;
  if (spectatorChat) wish.spectator_chat = true;
  if (told) wish.told = true;
  if (rated) wish.rated = true;
  return wish;
}

function seatWish({ kind, name, bot }: SeatForm): SeatWish {
  if (kind === "bot") return { kind, name: name.trim(), bot };
  return kind === "link" ? { kind } : { kind, name: name.trim() };
}
