// What happens is shown one thing after another, at the reader's pace; the server never waits for it.
import type { State } from "../protocol";
import type { Beat } from "./frames";

/** With so many moments waiting, all goes twice as fast; with more, the past is left out. */
const MANY = 24;
const TOO_MANY = 120;
/** So many moments are looked ahead. */
const SOON = 3;

export class Performance {
  /** Is there more to come than what is shown? */
  playing = $state(false);
  private waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private begun = false;
  private held = 0;
  /** Until then what was decided last is looked at, before somebody else's turn. */
  private until = 0;

  /** `pace` is how long a moment takes against the usual; at 0, or with nobody looking, all is shown at once. */
  constructor(
    private readonly show: (beat: Beat) => void,
    private readonly pace: () => number,
    /** Hears what will be shown soon, and where. */
    private readonly foresee: (beat: Beat) => void = () => {},
  ) {}

  add(beats: Beat[]): void {
    this.waiting.push(...beats);
    if (this.pace() === 0 || this.waiting.length > TOO_MANY) return this.skip();
    if (this.timer === undefined) this.pause(beats);
    else this.lookAhead();
  }

  /** What others do begins once the decision before it was seen; the present alone waits for nothing. */
  private pause([first]: Beat[]): void {
    const left = this.until - Date.now();
    if (!this.begun || left <= 0 || !first || first.now) return this.next();
    this.playing = true;
    this.timer = setTimeout(() => this.next(), left);
    this.lookAhead();
  }

  /** The board can be seen. What came before waits for it. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    if (this.playing) this.hold(this.held);
  }

  /** Show the present at once. */
  skip(): void {
    this.stop();
    const last = this.waiting.at(-1);
    const skipped = this.waiting.splice(0);
    if (last)
      this.show({
        ...last,
        state: joined(skipped),
        lines: skipped.flatMap(({ lines }) => lines),
        past: skipped.length > 1 || last.past,
      });
    this.playing = false;
    this.until = 0; // whoever does not want to wait has seen it
  }

  close(): void {
    this.stop();
    this.waiting = [];
    this.playing = false;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    const beat = this.waiting.shift();
    if (!beat) return void (this.playing = false);
    this.playing = this.waiting.length > 0;
    this.held = beat.hold;
    this.show(beat);
    this.until = Date.now() + beat.hold * this.pace();
    this.lookAhead();
    if (this.begun || !this.playing) this.hold(beat.hold);
    else this.timer = setTimeout(() => {}, 0); // until it begins
  }

  private lookAhead(): void {
    const soon = this.waiting.slice(0, SOON).find(({ lines }) => lines.some(({ spots }) => spots?.length));
    if (soon) this.foresee(soon);
  }

  private hold(time: number): void {
    clearTimeout(this.timer);
    const pace = this.pace() * (this.waiting.length > MANY ? 0.5 : 1);
    if (this.waiting.length === 0) {
      this.timer = undefined;
      this.playing = false;
    } else if (time === 0) this.next();
    else this.timer = setTimeout(() => this.next(), time * pace);
  }
}

/** The last of several states, with what was told and said in all of them. */
function joined(beats: Beat[]): State {
  const states = beats.filter(({ now }) => now).map(({ state }) => state);
  const last = states.at(-1) ?? beats.at(-1)!.state;
  const told = (lines: { n: number }[][]) => [...new Map(lines.flat().map((line) => [line.n, line])).values()];
  return {
    ...last,
    log: told(states.filter((state) => state.seat === last.seat).map(({ log }) => log)) as State["log"],
    chat: told(states.map(({ chat }) => chat)) as State["chat"],
  };
}
