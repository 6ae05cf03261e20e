// Playing with a coach: in which games the reader wants one, and how well they do by kind of question. It stays in this
// browser. Whoever decides well three times in a row is left alone with that kind of question, until they err.
import { keep, kept } from "./keep";

const ENOUGH = 3;

interface Kept {
  games: string[];
  good: Record<string, number>;
}

class Coaching {
  private all = $state.raw<Kept>(stored());

  wanted(game: string): boolean {
    return this.all.games.includes(game);
  }

  /** The coach comes, and speaks of everything again. */
  call(game: string): void {
    const good = Object.fromEntries(Object.entries(this.all.good).filter(([question]) => !belongs(question, game)));
    this.set({ games: [...this.all.games.filter((one) => one !== game), game], good });
  }

  sendAway(game: string): void {
    this.set({ ...this.all, games: this.all.games.filter((one) => one !== game) });
  }

  /** Is this kind of question still spoken of? */
  speaksOf(question: string): boolean {
    return (this.all.good[question] ?? 0) < ENOUGH;
  }

  /** A decision was good, or it was not. */
  note(question: string, well: boolean): void {
    this.set({ ...this.all, good: { ...this.all.good, [question]: well ? (this.all.good[question] ?? 0) + 1 : 0 } });
  }

  private set(all: Kept): void {
    this.all = all;
    keep("coach", JSON.stringify(all));
  }
}

/** Modules' questions belong to whatever game they are played in. */
function belongs(question: string, game: string): boolean {
  return question.startsWith(`${game}-`) || /^m\d\d-/.test(question);
}

function stored(): Kept {
  const nothing = { games: [], good: {} };
  try {
    return { ...nothing, ...(JSON.parse(kept("coach", "{}")) as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

export const coaching = new Coaching();
