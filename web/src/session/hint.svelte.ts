// What the strongest bot would do in the reader's place.
import type { Hint, HintMove, Refused, State } from "../protocol";
import { said, type Said } from "../lib/said";

export interface Adviser {
  hint(seat: number): Promise<Hint | Refused | null>;
}

export class HintNote {
  thinking = $state(false);
  moves = $state.raw<HintMove[]>([]);
  /** Why there is none. */
  problem = $state.raw<Said | null>(null);
  /** The move of the hint that is shown on the board. */
  at = $state(0);
  private question = "";

  get open(): boolean {
    return this.thinking || this.moves.length > 0 || this.problem !== null;
  }

  /** The spot that the hint is about. */
  get target(): string {
    return this.moves[this.at]?.target ?? "";
  }

  async ask(adviser: Adviser, state: State): Promise<void> {
    if (!state.asked || this.thinking || this.moves.length > 0) return;
    const question = (this.question = questionOf(state));
    this.thinking = true;
    this.problem = null;
    const found = await adviser.hint(state.asked.seat);
    if (this.question !== question) return;
    this.thinking = false;
    this.at = 0;
    this.moves = found?.type === "hints" ? found.moves : [];
    if (this.moves.length === 0) this.problem = problemOf(found);
  }

  /** A hint belongs to its question. */
  keep(state: State): void {
    if (this.open && questionOf(state) !== this.question) this.close();
  }

  close(): void {
    this.question = "";
    this.thinking = false;
    this.moves = [];
    this.problem = null;
    this.at = 0;
  }
}

function problemOf(found: Hint | Refused | null): Said {
  if (!found) return { say: "error-offline" };
  return found.type === "refused" ? said(found.text) : { say: "error-broken" };
}

function questionOf({ asked, plan }: State): string {
  return JSON.stringify([asked?.seat, asked?.question, asked?.options, plan?.steps.map((step) => step.move)]);
}
