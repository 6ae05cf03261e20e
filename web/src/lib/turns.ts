// Drawing in small pieces, so that the page never stands still while it is laid.
import { flushSync, getContext, setContext } from "svelte";

const SLICE = 5; // milliseconds in which pieces are drawn at a stretch
const KEY = Symbol("turns");

/** Takes pieces one after the other; what a piece asks for comes before whatever waited longer. */
export class Turns {
  /** Until everything is laid; whoever comes later is drawn at once. */
  open = true;
  private waiting: (() => void)[] = [];
  private asked: (() => void)[] = [];
  private running = false;
  private readonly bell = new MessageChannel();

  constructor(private readonly draw: (act: () => void) => void = flushSync) {
    this.bell.port1.onmessage = () => this.run();
  }

  /** Do it when its turn comes; the answer takes it back. */
  add(act: () => void): () => void {
    this.asked.push(act);
    this.ring();
    return () => {
      this.asked = this.asked.filter((other) => other !== act);
      this.waiting = this.waiting.filter((other) => other !== act);
    };
  }

  close(): void {
    this.open = false;
  }

  private ring(): void {
    if (this.running) return;
    this.running = true;
    this.bell.port2.postMessage(0);
  }

  private run(): void {
    const end = performance.now() + SLICE;
    try {
      do this.next();
      while (this.left && performance.now() < end);
    } finally {
      this.running = false;
      if (this.left) this.ring();
    }
  }

  private next(): void {
    this.waiting = [...this.asked, ...this.waiting];
    this.asked = [];
    const act = this.waiting.shift();
    if (act) this.draw(act);
  }

  private get left(): boolean {
    return this.waiting.length + this.asked.length > 0;
  }
}

/** From here on down the page is laid in turns. */
export function layInTurns(): Turns {
  return setContext(KEY, new Turns());
}

/** The turns to be kept here, if any. */
export function turnsHere(): Turns | undefined {
  const turns = getContext<Turns | undefined>(KEY);
  return turns?.open ? turns : undefined;
}
