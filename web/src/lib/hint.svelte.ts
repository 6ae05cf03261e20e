// What the strongest bot would do in the reader's place.
import type { Hint, HintMove, State } from "../protocol";

export interface Adviser {
  hint(seat: number): Promise<Hint | null>;
}

class HintNote {
  thinking = $state(false);
  moves = $state.raw<HintMove[]>([]);
  /** The move of the hint that is shown on the board. */
  at = $state(0);
  private question = "";

  get open(): boolean {
    return this.thinking || this.moves.length > 0;
  }

  /** The spot that the hint is about. */
  get target(): string {
    return this.moves[this.at]?.target ?? "";
  }

  async ask(adviser: Adviser, state: State): Promise<void> {
    if (!state.asked || this.open) return;
    const question = (this.question = questionOf(state));
    this.thinking = true;
    const found = await adviser.hint(state.asked.seat);
    if (this.question !== question) return;
    this.thinking = false;
    this.at = 0;
    this.moves = found?.moves ?? [];
  }

  /** A hint belongs to its question. */
  keep(state: State): void {
    if (this.open && questionOf(state) !== this.question) this.close();
  }

  close(): void {
    this.question = "";
    this.thinking = false;
    this.moves = [];
    this.at = 0;
  }
}

function questionOf({ table, asked, plan }: State): string {
  return JSON.stringify([table, asked?.seat, asked?.question, asked?.options, plan?.steps.map((step) => step.move)]);
}

export const hint = new HintNote();
