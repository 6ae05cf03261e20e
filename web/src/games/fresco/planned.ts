// Pieces of modules that are planned on the action sheet beside the apprentices: tiles, maps, dames, pennies.
import { said } from "../../lib/said";
import type { Option } from "../../protocol";
import type { AskedStep } from "./counts";

/** Where a piece is wanted: on a column (-1: on none), or how many of its kind. */
export interface Wish {
  column?: number;
  count?: number;
}

/** What a question asks about: its name and the piece in it, `m12-ask-place dame-pink`. */
export function aboutWhat(question: object): string {
  const { say, ...values } = said(question);
  return [say, ...Object.values(values)].join(" ");
}

/** The answer that leaves the piece at home; only questions about pieces have one. */
export function atHome(step: AskedStep): Option | undefined {
  if (said(step.question).say === "fresco-ask-plan") return undefined;
  const none = /^[A-Z]0$/;
  return step.options.find(({ move, target }) => target === "done" || none.test(move));
}

/** The answer that does as wished. */
export function answerTo(step: AskedStep, { column = -1, count }: Wish): Option | undefined {
  if (count !== undefined) return step.options.find(({ move }) => Number(move.slice(1)) === count);
  return column < 0 ? atHome(step) : step.options.find(({ target }) => target === `column-${column}`);
}

/** What an answer wishes. */
export function wishOf(step: AskedStep): Wish {
  const given = step.options.find(({ move }) => move === step.move);
  const counted = /^[A-Z](\d)$/.exec(step.move);
  if (counted) return { count: Number(counted[1]) };
  return { column: Number(/^column-(\d)$/.exec(given?.target ?? "")?.[1] ?? -1) };
}
