// The analysis of a game that is over: asked for once, followed until all of it is there.
import type { Analysis, Decision, Study as Found } from "../protocol";
import { api, problemOf } from "../lib/api";
import type { Said } from "../lib/said";

const PAUSE = 700; // milliseconds between two looks
const SOON = 300; // until something was found

export class Study {
  status = $state<Found["status"]>("none");
  done = $state(0);
  all = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  problem = $state.raw<Said | null>(null);
  private followers = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  get busy(): boolean {
    return this.status === "waiting" || this.status === "running";
  }

  /** Is there an analysis of this game, or is one under way? Follow it until nobody looks any more. */
  follow(): () => void {
    this.followers += 1;
    if (!this.analysis || this.busy) void this.ask(() => api.study(this.table));
    return () => {
      this.followers -= 1;
      if (this.followers === 0) clearTimeout(this.timer);
    };
  }

  async begin(): Promise<void> {
    if (!this.analysis && !this.busy) await this.ask(() => api.beginStudy(this.table));
  }

  /** The decision that led to a step. */
  decisionAt(step: number): Decision | null {
    return this.analysis?.decisions.find(({ index }) => index + 1 === step) ?? null;
  }

  private async ask(question: () => Promise<Found>): Promise<void> {
    try {
      const { status, done, all, analysis } = await question();
      Object.assign(this, { status, done, all, analysis, problem: null });
    } catch (error) {
      this.problem = problemOf(error);
    }
    clearTimeout(this.timer);
    const pause = this.analysis ? PAUSE : SOON;
    if (this.busy && this.followers > 0) this.timer = setTimeout(() => void this.ask(() => api.study(this.table)), pause);
  }
}
