// Which modules a new table has.
import type { GameInfo } from "../../protocol";

/** How many modules a surprise may bring. */
const SURPRISES = [2, 3, 4, 5];

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

/** A few modules, drawn by lot. */
export function surprise(known: number[], dice = Math.random): number[] {
  const many = Math.min(known.length, SURPRISES[Math.floor(dice() * SURPRISES.length)] ?? 2);
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
