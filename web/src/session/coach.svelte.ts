// What the coach says of the reader's last turn: asked for once it is over, forgotten when the next one begins to count.
import type { Coached, CoachedDecision, CoachedTurn, HintMove, Refused, State } from "../protocol";
import { coaching } from "../lib/coaching.svelte";
import { said } from "../lib/said";

export interface Judge {
  coachTurn(seat: number): Promise<Coached | Refused | null>;
}

export class CoachNote {
  /** The last turn, once it was looked at. */
  turn = $state.raw<CoachedTurn | null>(null);
  /** The decision of it that cost most, if one cost something. */
  readonly worst = $derived(worstOf(this.turn));
  /** Was anything decided well that is still spoken of? */
  readonly praised = $derived(this.turn?.decisions.some((one) => counts(one) && coaching.speaksOf(one.question)) ?? false);
  /** The better turn, which is shown once the last one is taken back. */
  private better: HintMove | null = null;
  private seat = -1;
  private made = -1;
  private told = -1;
  private planning = false;
  private planned = false;

  constructor(private readonly judge: Judge) {}

  /** Each new state: whose turn has ended is asked about. */
  look(state: State): void {
    if (!coaching.wanted(state.game) || !state.hints || state.seat < 0 || state.over) return this.forget();
    const mine = state.asked !== null || (state.plan !== null && !state.plan.ready);
    if (this.seat !== state.seat) {
      this.seat = state.seat;
      this.made = mine ? state.step : -1;
      this.turn = null;
      return;
    }
    if (this.turn && state.step < this.turn.step) this.turn = null; // it was taken back
    if (state.plan?.ready) this.planned = true;
    else if (this.planned && !state.plan) {
      this.planned = false; // all plans lie open
      this.made = mine ? state.step : -1;
      return void this.ask(state.seat);
    }
    const planning = state.plan !== null;
    const over = !mine || (planning && !this.planning); // planning begins when all have got up
    this.planning = planning;
    if (mine && !over) {
      if (this.made < 0) this.made = state.step;
      return;
    }
    if (this.made >= 0 && state.step > this.made) {
      this.made = mine ? state.step : -1;
      void this.ask(state.seat);
    }
  }

  /** Show a better turn as soon as it can be played. */
  show(better: HintMove): void {
    this.better = better;
  }

  /** The better turn, if it can be played now. */
  takeBetter(state: State): HintMove | null {
    const { better } = this;
    if (!better || !state.asked?.options.some(({ move }) => move === better.move)) return null;
    this.better = null;
    return better;
  }

  forget(): void {
    this.turn = null;
    this.made = this.seat = -1;
    this.planned = false;
  }

  private async ask(seat: number): Promise<void> {
    const found = await this.judge.coachTurn(seat);
    if (found?.type !== "coached" || seat !== this.seat || found.turn.step === this.told) return;
    this.told = found.turn.step;
    this.turn = found.turn;
    for (const one of found.turn.decisions.filter(counts)) coaching.note(one.question, well(one));
  }
}

function counts(one: CoachedDecision): boolean {
  return one.grade !== null && !one.trivial;
}

function well(one: CoachedDecision): boolean {
  return one.grade === "best" || one.grade === "good";
}

function worstOf(turn: CoachedTurn | null): CoachedDecision | null {
  const erred = turn?.decisions.filter((one) => counts(one) && !well(one)) ?? [];
  return erred.reduce<CoachedDecision | null>((worst, one) => ((one.loss ?? 0) > (worst?.loss ?? -1) ? one : worst), null);
}

/** The name of the words about a question: `sintra-ask-take` is spoken of in `sintra-coach-take`. */
export function wordsAbout(question: object): string {
  return said(question).say.replace("-ask-", "-coach-");
}
