// Questions to the server that change nothing: each is answered once, or with nothing when the line breaks.
import type { Again, Because, Coached, Hint, OlderLines, Previewed, Refused } from "../protocol";

export type Reply = Again | Because | Coached | Hint | OlderLines | Previewed | Refused;

export class Requests {
  private readonly open = new Map<string, (reply: Reply | null) => void>();

  wait(id: string): Promise<Reply | null> {
    return new Promise((resolve) => this.open.set(id, resolve));
  }

  /** False if nobody waits for it. */
  answer(reply: Reply): boolean {
    const resolve = this.open.get(reply.id);
    this.open.delete(reply.id);
    resolve?.(reply);
    return resolve !== undefined;
  }

  cancel(): void {
    for (const resolve of this.open.values()) resolve(null);
    this.open.clear();
  }
}
