// Trying again: longer after every failure, and never all readers at once.
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export function backoff(failures: number, dice = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)) * (0.7 + 0.6 * dice);
}

/** Does something again after each failure, until it is reset or stopped. */
export class Retry {
  failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  later(act: () => void): void {
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(act, backoff(this.failures));
  }

  /** Do not wait any longer; whoever calls acts at once. */
  stop(): void {
    clearTimeout(this.timer);
  }

  reset(): void {
    this.stop();
    this.failures = 0;
  }
}
