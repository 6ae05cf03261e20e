// Which modules a new table has.
import type { GameInfo } from "../../protocol";

/** The numbers of the modules of an edition. */
export function modulesOf(game: GameInfo | undefined, edition: string): number[] {
  return (game?.modules ?? []).filter((module) => module.editions.includes(edition)).map((module) => module.number);
}

/** The numbers of modules that are quick to learn and play well together. */
export function familyOf(game: GameInfo): number[] {
  return game.modules.filter((module) => module.family).map((module) => module.number);
}

export type Preset = "first" | "family" | "classic" | "all";

export function presetModules(preset: Preset, known: number[], classic: number[], family: number[]): number[] {
  const wanted: number[] = { first: [], family, classic, all: known }[preset];
  return known.filter((number) => wanted.includes(number));
}

/** So many modules as one of the counts says, drawn by lot. */
export function surprise(known: number[], counts: number[], dice = Math.random): number[] {
  const many = Math.min(known.length, counts[Math.floor(dice() * counts.length)] ?? 0);
  const pool = [...known];
  return Array.from({ length: many }, () => pool.splice(Math.floor(dice() * pool.length), 1)[0] as number).sort((a, b) => a - b);
}

/** The numbers of the modules that are chosen. */
export function chosenModules({ modules = "none" }: Record<string, string>): number[] {
  return modules === "none" ? [] : modules.split(",").map(Number);
}

/** An edition and modules, as the server wants to hear of them. */
export function withModules(edition: string, modules: number[]): Record<string, string> {
  return { edition, modules: modules.join(",") || "none" };
}
