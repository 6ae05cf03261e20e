// How many apprentices a secret plan sends to each column, as the questions and answers tell.
import type { Option, State } from "../../protocol";
import { said } from "../../lib/said";

/** Healthy and ill apprentices at one column. */
export interface Crew {
  healthy: number;
  ill: number;
}

/** A question of the plan that asks for the apprentices of a column. */
export interface CountStep {
  index: number;
  column: number;
  options: Option[];
  move: string; // the answer so far; "" while it is open
}

const COUNT = /^[A-Z](\d)(?:\+(\d))?$/;
const COLUMN = /^column-(\d)$/;

/** The apprentices that a planning move like `C2+1` sends. */
export function crewOf(move: string): Crew | null {
  const found = COUNT.exec(move);
  return found ? { healthy: Number(found[1]), ill: Number(found[2] ?? 0) } : null;
}

/** Do two crews agree? */
export function same(one: Crew | null, other: Crew): boolean {
  return one !== null && one.healthy === other.healthy && one.ill === other.ill;
}

/** A question of the plan, answered or open. */
export interface AskedStep {
  index: number;
  question: object;
  options: Option[];
  move: string; // the answer so far; "" while it is open
}

/** All questions of a plan that can still be changed: those answered, and the one that is open. */
export function askedSteps(state: State | null): AskedStep[] {
  const plan = state?.plan;
  if (!state || !plan || plan.ready) return [];
  const open = state.asked ? [{ question: state.asked.question, options: state.asked.options, move: "" }] : [];
  return [...plan.steps, ...open].map((step, index) => ({ ...step, index }));
}

/** Those about apprentices. */
export function countSteps(state: State | null): CountStep[] {
  return askedSteps(state).flatMap(({ index, question, options, move }) => {
    const column = said(question).say === "fresco-ask-plan" ? COLUMN.exec(options[0]?.target ?? "") : null;
    return column ? [{ index, column: Number(column[1]), options, move }] : [];
  });
}

/** Are all columns alike? */
export function alike(one: Crew[], other: Crew[]): boolean {
  return one.every((crew, column) => same(other[column] ?? null, crew));
}

export function sum(crews: Crew[], kind: keyof Crew): number {
  return crews.reduce((all, crew) => all + crew[kind], 0);
}

/** Crews after some columns were answered otherwise: if somebody is too many, the last of the other columns go home. */
export function overruled(crews: Crew[], answers: CountStep[], there: Crew): Crew[] {
  const fixed = new Map(answers.map(({ column, move }) => [column, crewOf(move)]));
  const now = crews.map((crew, column) => ({ ...(fixed.get(column) ?? crew) }));
  for (const kind of ["healthy", "ill"] as const)
    for (let column = now.length - 1; column >= 0; column--) {
      const crew = now[column];
      const surplus = Math.max(0, sum(now, kind) - there[kind]);
      if (crew && !fixed.has(column)) crew[kind] -= Math.min(crew[kind], surplus);
    }
  return now;
}
