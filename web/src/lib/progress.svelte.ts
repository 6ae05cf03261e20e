// Which lessons somebody has taken, and at which tables they are under way; it stays in this browser.
import { keep, kept } from "./keep";

export interface Progress {
  done?: boolean;
  table?: string;
  /** The table at which somebody plays on without the lesson. */
  left?: string;
}

class Lessons {
  private all = $state.raw<Record<string, Progress>>(stored());

  of(name: string): Progress {
    return this.all[name] ?? {};
  }

  /** A lesson is taken at a table. */
  begin(name: string, table: string): void {
    this.set(name, { ...this.of(name), table });
  }

  /** It came to its end. */
  finish(name: string): void {
    if (!this.of(name).done) this.set(name, { ...this.of(name), done: true });
  }

  /** The table is played on as any other. */
  leave(name: string, table: string): void {
    this.set(name, { ...this.of(name), left: table });
  }

  private set(name: string, progress: Progress): void {
    this.all = { ...this.all, [name]: progress };
    keep("lessons", JSON.stringify(this.all));
  }
}

function stored(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(kept("lessons", "{}"));
    return typeof found === "object" && found !== null ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

export const progress = new Lessons();
