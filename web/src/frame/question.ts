// Which choices get a button of their own in the question bar.
import type { Choice } from "../session/choices";

const FEW = 6;

/** The hour that a move names. */
export function hourOf(move: string): string {
  return /^\d+:00$/.test(move) ? move : "";
}

/** What is enough on a button: the hour, of which the hostel says the rest, or the number where it is asked how many. */
export function briefly(choice: Choice, all: Choice[], speak: (text: object) => string): string {
  const { move, target, text } = choice.option;
  const [, kind = "", n = ""] = /^([A-Z])(\d+)$/.exec(move) ?? [];
  const howMany = all.every(({ option }) => option.target === target && option.move.startsWith(kind));
  return hourOf(move) || (n && howMany && speak(text).startsWith(`${n} `) ? n : "");
}

/** All of them if they are few and short; otherwise only the plain ways to decline. */
export function fewChoices(choices: Choice[], speak: (text: object) => string, room: number): Choice[] {
  const texts = choices.map((choice) => briefly(choice, choices, speak) || speak(choice.option.text));
  const length = texts.reduce((sum, text) => sum + text.length, 0);
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
