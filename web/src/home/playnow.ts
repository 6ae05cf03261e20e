// One click and the game is on: the usual table against bots.
import { api } from "../lib/api";
import { games } from "../lib/games";
import type { NewTable } from "../protocol";

/** Painters and glass painters of the time; bots borrow their first names. */
export const BOT_NAMES = ["Sofonisba", "Giotto", "Artemisia", "Masaccio", "Lavinia", "Piero", "Plautilla", "Sandro"];

export async function playNow(game: string, bot: string): Promise<string> {
  const opponents = someNames(games[game]?.opponents ?? 1).map((name) => ({ kind: "bot" as const, name, bot }));
  const made = await api.make({ game, seats: [{ kind: "me" }, ...opponents] as NewTable["seats"] });
  return made.table;
}

/** Different names, another set each time. */
export function someNames(n: number, dice = Math.random): string[] {
  const pool = [...BOT_NAMES];
  return Array.from({ length: n }, () => pool.splice(Math.floor(dice() * pool.length), 1)[0] as string);
}
