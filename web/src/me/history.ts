// What somebody has played, counted in all the ways in which they may look at it.
import type { PlayedGame } from "../protocol";

/** How it went with one thing: a game, a module, a rival, a level. */
export interface Tally {
  key: string;
  played: number;
  won: number; // a shared victory counts in part
  points: number; // on average
}

/** My part of the victory: 1, or less if it was shared. */
export function share(game: PlayedGame): number {
  return game.winners.includes(game.seat) ? 1 / game.winners.length : 0;
}

export function points(game: PlayedGame): number {
  return game.scores[game.seat] ?? 0;
}

/** Each key of each game, those most played first. */
export function tallies(games: PlayedGame[], keysOf: (game: PlayedGame) => string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    for (const key of new Set(keysOf(game))) {
      const tally = found.get(key) ?? { key, played: 0, won: 0, points: 0 };
      found.set(key, tally);
      tally.points = (tally.points * tally.played + points(game)) / (tally.played + 1);
      tally.played += 1;
      tally.won += share(game);
    }
  }
  return [...found.values()].sort((a, b) => b.played - a.played || a.key.localeCompare(b.key));
}

/** The numbers of the modules in play. */
export function modulesOf(game: PlayedGame): string[] {
  return (game.chosen["modules"] ?? "").split(",").filter((number) => /^\d+$/.test(number));
}

/** Everybody else at the table who is a person, by the mark under which I know them again. */
export function rivalsOf(game: PlayedGame): string[] {
  const own = game.players[game.seat]?.who;
  return game.players.flatMap(({ who }, seat) => (seat !== game.seat && who && who !== own ? [who] : []));
}

/** What rivals are called, as they were last. */
export function rivalNames(games: PlayedGame[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { players } of games) for (const { who, name } of players) if (who && name && !names.has(who)) names.set(who, name);
  return names;
}

export function levelsOf(game: PlayedGame): string[] {
  return game.players.flatMap(({ bot }) => (bot ? [bot] : []));
}

/** Where my points came from on average, the most first; of games that tell it. */
export function sourcesOf(games: PlayedGame[]): { source: string; points: number }[] {
  const telling = games.filter((game) => Object.keys(game.sources).length);
  const sums = new Map<string, number>();
  for (const game of telling) {
    for (const [source, scores] of Object.entries(game.sources)) {
      sums.set(source, (sums.get(source) ?? 0) + (scores[game.seat] ?? 0));
    }
  }
  const shown = [...sums].map(([source, sum]) => ({ source, points: sum / telling.length }));
  return shown.filter(({ points }) => Math.abs(points) >= 0.05).sort((a, b) => b.points - a.points);
}

/** Games in which all words of a search are found, among these texts of theirs. */
export function search(games: PlayedGame[], wanted: string, textsOf: (game: PlayedGame) => string[]): PlayedGame[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const text = plain(textsOf(game).join("\n"));
    return words.every((word) => text.includes(word));
  });
}

/** Without accents, and small. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A line through values, in a field so wide and high, as the points of a polyline. */
export function sparkline(values: number[], wide: number, high: number): string {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (at: number) => (values.length < 2 ? wide / 2 : (at / (values.length - 1)) * wide);
  const y = (value: number) => high - ((value - least) / (most - least)) * high;
  return values.map((value, at) => `${round(x(at))},${round(y(value))}`).join(" ");
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
