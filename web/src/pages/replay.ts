// Leaping through a game that is over.
import { someNames } from "../home/playnow";
import type { Decision, HintMove, Line, PlayOn, Replay, ReplayStep, SeatWish, Sitter, State } from "../protocol";

/** How many times as fast as a game is shown that is played. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export type Leap = "first" | "back" | "next" | "last" | "turn" | "turn-back" | "round" | "round-back";

/** Where a leap leads from a step. */
export function stepFrom(story: Pick<Replay, "steps" | "turns" | "rounds">, step: number, leap: Leap): number {
  const before = (marks: number[]) => marks.findLast((mark) => mark < step) ?? 0;
  const after = (marks: number[]) => marks.find((mark) => mark > step) ?? story.steps;
  switch (leap) {
    case "first":
      return 0;
    case "last":
      return story.steps;
    case "back":
      return Math.max(0, step - 1);
    case "next":
      return Math.min(story.steps, step + 1);
    case "turn":
      return after(story.turns);
    case "turn-back":
      return before(story.turns);
    case "round":
      return after(story.rounds);
    case "round-back":
      return before(story.rounds);
  }
}

/** A moment of the story as a table on which nothing can be done. */
export function pausedState(story: Replay, at: ReplayStep): State {
  return {
    type: "state",
    table: story.table,
    seq: at.step,
    step: at.step,
    game: story.game,
    chosen: story.chosen,
    seed_hash: "",
    seat: at.seat,
    seats: [],
    sitters: story.sitters,
    figures: story.figures,
    public: 0,
    open: false,
    links: [],
    owner: false,
    waiting: [],
    view: at.view,
    asked: null,
    plan: null,
    undo: { undo: false, redo: false, reset: false, ask: false },
    consent: null,
    log: [],
    chat: [],
    note: "",
    over: false,
    outcome: story.outcome,
    rounds: story.outcome?.rounds ?? [],
  };
}

/** Who plays on from a moment: I for one of the seats, bots for the others, those that were there under their names. */
export function othersPlayOn(sitters: Sitter[], me: number, bot: string, names = someNames(sitters.length)): PlayOn["seats"] {
  const seats = sitters.map((sitter, seat): SeatWish => {
    if (seat === me) return { kind: "me" };
    return sitter.kind === "bot"
      ? { kind: "bot", name: sitter.name, bot: sitter.bot ?? bot }
      : { kind: "bot", name: names[seat] ?? "", bot };
  });
  return seats as PlayOn["seats"];
}

/** The grade of the decision that each line of the log tells of, by the number of the line. */
export function gradedLines(log: Line[], decisions: Decision[]): Map<number, NonNullable<Decision["grade"]>> {
  const found = new Map<number, NonNullable<Decision["grade"]>>();
  const byStep = new Map(decisions.map((one) => [one.index + 1, one] as const));
  for (const line of log) {
    const decision = byStep.get(line.step);
    if (!decision?.grade || decision.who !== line.who) continue;
    found.set(line.n, decision.grade);
    byStep.delete(line.step);
  }
  return found;
}

/** The better turn of a decision, as a hint shows it. */
export function turnOf({ best, best_said, line = [], why = [], value, lead }: Decision): HintMove | null {
  const first = line[0];
  return first ? { move: best, text: best_said, target: first.target, value, lead, line, why } : null;
}
