// Which choices get a button of their own in the question bar.
import type { Choice } from "../lib/table.svelte";

const FEW = 6;

/** All of them if they are few and short; otherwise only the plain ways to decline. */
export function fewChoices(choices: Choice[], speak: (text: object) => string, room: number): Choice[] {
  const length = choices.reduce((sum, choice) => sum + speak(choice.option.text).length, 0);
  if (choices.length <= FEW && length <= room) return choices;
  return choices.filter((choice) => choice.option.target === "done").slice(0, FEW);
}

/** A text for searching: small letters without accents. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Does a text hold every word that was typed? */
export function matches(text: string, typed: string): boolean {
  const plain = plainLetters(text);
  return plainLetters(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
