// How one wins: which games say it, with pictures that are loaded when they are wanted.
import type { Component } from "svelte";
import { byGame } from "../lib/games";

type Picture = Component<{ line: number }>;
const PICTURES = byGame(import.meta.glob<Picture>("../games/*/GoalPicture.svelte", { import: "default" }));

export function saysGoal(game: string): boolean {
  return game in PICTURES;
}

export async function picturesOf(game: string): Promise<Picture | null> {
  return (await PICTURES[game]?.()) ?? null;
}
