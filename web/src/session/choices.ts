// What can be done, from what the server offers.
import type { Option, State } from "../protocol";
import { said, type Said } from "../lib/said";

/** Something that can be done: an option, and where its answer goes. */
export interface Choice {
  option: Option;
  question: Said;
  index: number; // the question of the secret plan it answers; -1: the move that is asked for now
  chosen: boolean;
}

/** The question that is open: its place in the secret plan, or -1. */
export function openQuestion(state: State | null): number {
  return state?.plan?.steps.length ?? -1;
}

/** Everything that can be done now. A plan that is handed in has to be taken back first. */
export function allChoices(state: State): Choice[] {
  const { asked, plan } = state;
  if (plan?.ready) return [];
  const next = openQuestion(state);
  const now = asked ? asked.options.map((option) => choice(option, asked.question, next, false)) : [];
  const earlier = (plan?.steps ?? []).flatMap((step, index) =>
    step.options.map((option) => choice(option, step.question, index, option.move === step.move)),
  );
  return [...now, ...earlier];
}

/** What the board offers: earlier answers only where nothing is asked now and another one can be given. */
export function offered(choices: Choice[], next: number): Choice[] {
  const now = targets(choices.filter((choice) => choice.index === next));
  const spot = ({ index, option }: Choice) => `${index} ${option.target}`;
  const changes = new Set(choices.filter((choice) => !choice.chosen).map(spot));
  return choices.filter((choice) => choice.index === next || (!now.has(choice.option.target) && changes.has(spot(choice))));
}

export function targets(choices: Choice[]): Set<string> {
  return new Set(choices.map((choice) => choice.option.target));
}

/** Is it not what the question is about? Such a thing is done only once its menu was seen. */
export function lesser(choice: Choice, next: number): boolean {
  return choice.index !== next || choice.option.careful === true;
}

/** Where only lesser things are offered, unless nothing else is. */
export function asides(choices: Choice[], next: number): Set<string> {
  const asked = targets(choices.filter((choice) => !lesser(choice, next)));
  if (asked.size === 0) return new Set();
  return new Set([...targets(choices)].filter((target) => !asked.has(target)));
}

function choice(option: Option, question: object, index: number, chosen: boolean): Choice {
  return { option, question: said(question), index, chosen };
}
