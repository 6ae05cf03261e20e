// Which puzzles somebody has solved, with how many tries, and at which tables; it stays in this browser.
import { keep, kept } from "../lib/keep";

export interface Solving {
  done?: boolean;
  /** The answer was looked at before it was found. */
  seen?: boolean;
  tries?: number;
  table?: string;
}

class Puzzles {
  private all = $state.raw<Record<string, Solving>>(stored());

  of(name: string): Solving {
    return this.all[name] ?? {};
  }

  /** A puzzle lies on a table. */
  begin(name: string, table: string): void {
    this.set(name, { table });
  }

  /** A try that was not the answer. Once it is solved tries do not count any more. */
  miss(name: string): void {
    const { done, seen, tries = 0 } = this.of(name);
    if (!done && !seen) this.set(name, { tries: tries + 1 });
  }

  see(name: string): void {
    if (!this.of(name).done) this.set(name, { seen: true });
  }

  finish(name: string): void {
    const { done, seen, tries = 0 } = this.of(name);
    if (!done) this.set(name, seen ? { done: true } : { done: true, tries: tries + 1 });
  }

  private set(name: string, news: Solving): void {
    this.all = { ...this.all, [name]: { ...this.of(name), ...news } };
    keep("puzzles", JSON.stringify(this.all));
  }
}

function stored(): Record<string, Solving> {
  try {
    const found: unknown = JSON.parse(kept("puzzles", "{}"));
    return typeof found === "object" && found !== null ? (found as Record<string, Solving>) : {};
  } catch {
    return {};
  }
}

export const solved = new Puzzles();
