// What the strongest bot would do in the reader's place: whole turns, of which the board shows one as ghosts.
import type { Hint, HintMove, HintStep, Refused, State } from "../protocol";
import { said, type Said } from "../lib/said";
import { numbersBySpot } from "./ghosts";

export interface Adviser {
  hint(seat: number): Promise<Hint | Refused | null>;
}

export class HintNote {
  thinking = $state(false);
  moves = $state.raw<HintMove[]>([]);
  /** Why there is none. */
  problem = $state.raw<Said | null>(null);
  /** The turn of the hint that is shown on the board. */
  at = $state(0);
  /** How many of its decisions were made as it says. */
  done = $state(0);
  /** The decision that is pointed at, from 0; -1: none. */
  step = $state(-1);
  /** What is left of the turn that is shown. */
  readonly line = $derived(this.lineFrom(this.moves[this.at]).slice(this.done));
  /** The numbers of the decisions at each spot, as ghosts say them. */
  readonly ghosts = $derived(numbersBySpot(this.line));
  private question = "";
  private followed = false;

  get open(): boolean {
    return this.thinking || this.moves.length > 0 || this.problem !== null;
  }

  /** The spot that comes next. */
  get target(): string {
    return this.line[0]?.target ?? "";
  }

  async ask(adviser: Adviser, state: State): Promise<void> {
    if (!state.asked || this.thinking || (this.moves.length > 0 && this.done === 0)) return;
    this.close();
    const question = (this.question = questionOf(state));
    this.thinking = true;
    const found = await adviser.hint(state.asked.seat);
    if (this.question !== question) return;
    this.thinking = false;
    this.moves = found?.type === "hints" ? found.moves : [];
    if (this.moves.length === 0) this.problem = problemOf(found);
  }

  /** Show turns without asking: of the question that is asked, or of none, as after a game. */
  tell(moves: HintMove[], state: State | null = null): void {
    this.close();
    this.moves = moves;
    if (state) this.question = questionOf(state);
  }

  /** Show another turn of the hint. */
  turnTo(at: number): void {
    if (this.at === at) return;
    this.at = at;
    this.step = -1;
  }

  /** The reader decides: as the turn says that is shown, or otherwise. */
  decided(move: string): void {
    const at = this.done > 0 || this.line[0]?.move === move ? this.at : this.moves.findIndex((one) => one.move === move);
    this.followed = at >= 0 && this.lineFrom(this.moves[at])[this.done]?.move === move;
    if (this.followed) this.at = at;
  }

  /** A hint belongs to its question, and to those that follow as long as the reader does what it says. */
  keep(state: State): void {
    const question = questionOf(state);
    if (!this.open || question === this.question) return;
    const next = this.line[1];
    const goes = this.followed && next && state.asked?.options.some((option) => option.move === next.move);
    if (this.followed && !state.asked && next) return; // what happens in between is being shown
    if (!goes) return this.close();
    this.question = question;
    this.followed = false;
    this.done += 1;
    this.step = -1;
  }

  close(): void {
    this.question = "";
    this.thinking = false;
    this.followed = false;
    this.moves = [];
    this.problem = null;
    this.at = this.done = 0;
    this.step = -1;
  }

  private lineFrom(move: HintMove | undefined): HintStep[] {
    if (!move) return [];
    return move.line?.length ? move.line : [{ move: move.move, said: move.text, target: move.target, spots: [] }];
  }
}

function problemOf(found: Hint | Refused | null): Said {
  if (!found) return { say: "error-offline" };
  return found.type === "refused" ? said(found.text) : { say: "error-broken" };
}

function questionOf({ asked, plan }: State): string {
  return JSON.stringify([asked?.seat, asked?.question, asked?.options, plan?.steps.map((step) => step.move)]);
}
