// Who comes, goes and sits down, as it is told to the others. A line that breaks for a moment is nobody's leaving.
import type { Sitter } from "../protocol";

export interface Notice {
  n: number;
  /** The last line of the chat before it. */
  after: number;
  at: number; // seconds since 1970
  said: "sat-down" | "came" | "left";
  name: string;
}

const PATIENCE = 8000; // milliseconds that somebody may be away before it is said
const KEPT = 50;

export class Company {
  notices = $state.raw<Notice[]>([]);
  private sitters: Sitter[] | null = null;
  private gone: boolean[] = []; // by seat: was it said that they left?
  private leaving: (ReturnType<typeof setTimeout> | undefined)[] = [];
  private count = 0;

  /** Whoever is at the table now; `mine` are the reader's own seats, `chat` is the last line of the chat. */
  look(sitters: Sitter[], mine: number[], chat: number): void {
    const before = this.sitters;
    this.sitters = sitters;
    sitters.forEach((now, seat) => {
      const then = before?.[seat];
      if (now.kind !== "person" || mine.includes(seat)) return;
      if (!then) return void (this.gone[seat] = !now.online); // of those who were away already only the coming is said
      if (then.kind === "free") {
        this.stay(seat);
        this.tell("sat-down", seat, chat);
      } else if (then.online && !now.online) this.leave(seat, chat);
      else if (!then.online && now.online) {
        if (this.gone[seat]) this.tell("came", seat, chat);
        this.stay(seat);
      }
    });
  }

  close(): void {
    for (const timer of this.leaving) clearTimeout(timer);
    this.leaving = [];
  }

  private leave(seat: number, chat: number): void {
    clearTimeout(this.leaving[seat]);
    this.leaving[seat] = setTimeout(() => {
      this.leaving[seat] = undefined;
      this.gone[seat] = true;
      this.tell("left", seat, chat);
    }, PATIENCE);
  }

  private stay(seat: number): void {
    clearTimeout(this.leaving[seat]);
    this.leaving[seat] = undefined;
    this.gone[seat] = false;
  }

  private tell(said: Notice["said"], seat: number, after: number): void {
    const name = this.sitters?.[seat]?.name ?? "";
    if (!name) return; // of somebody without a name there is nothing to say
    this.notices = [...this.notices.slice(1 - KEPT), { n: ++this.count, after, at: Date.now() / 1000, said, name }];
  }
}
