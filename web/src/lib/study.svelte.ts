// The analysis of a game that is over: asked for once, followed until it is there.
import type { Analysis, Decision, Study } from "../protocol";
import { api, problemOf } from "./api";
import type { Said } from "./said";

const PAUSE = 700; // milliseconds between two looks

class Studying {
  table = $state("");
  status = $state<Study["status"]>("none");
  done = $state(0);
  all = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  problem = $state.raw<Said | null>(null);
  /** Decisions by the step that follows them. */
  byStep = $derived(new Map((this.analysis?.decisions ?? []).map((one) => [one.index + 1, one] as const)));
  private watchers = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get busy(): boolean {
    return this.status === "waiting" || this.status === "running";
  }

  /** Is there an analysis of this game, or is one under way? Follow it until nobody looks any more. */
  follow(table: string): () => void {
    this.watchers += 1;
    this.turnTo(table);
    if (!this.analysis) void this.ask(() => api.study(table));
    return () => {
      this.watchers -= 1;
      if (this.watchers === 0) clearTimeout(this.timer);
    };
  }

  async begin(table: string): Promise<void> {
    this.turnTo(table);
    if (!this.analysis && !this.busy) await this.ask(() => api.beginStudy(table));
  }

  decisionAt(step: number): Decision | null {
    return this.byStep.get(step) ?? null;
  }

  private turnTo(table: string): void {
    clearTimeout(this.timer);
    if (this.table === table) return;
    this.table = table;
    this.heard({ status: "none", done: 0, all: 0, analysis: null });
  }

  private async ask(question: () => Promise<Study>): Promise<void> {
    const table = this.table;
    try {
      const found = await question();
      if (table !== this.table) return;
      this.problem = null;
      this.heard(found);
    } catch (error) {
      if (table !== this.table) return;
      this.problem = problemOf(error);
    }
    clearTimeout(this.timer);
    if (this.busy && this.watchers > 0) this.timer = setTimeout(() => void this.ask(() => api.study(table)), PAUSE);
  }

  private heard({ status, done, all, analysis }: Study): void {
    this.status = status;
    this.done = done;
    this.all = all;
    this.analysis = analysis;
  }
}

export const study = new Studying();
