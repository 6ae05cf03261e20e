// A game that is over, seen again for as long as its page is shown: the same table, and nothing can be done at it.
import type { Replay } from "../protocol";
import { api, problemOf } from "../lib/api";
import type { Said } from "../lib/said";
import { pausedState } from "../pages/replay";
import { Study } from "./study.svelte";
import { Table } from "./table.svelte";

export class ReplaySession {
  readonly table = new Table();
  readonly study: Study;
  story = $state.raw<Replay | null>(null);
  /** What was asked at the step that is shown; nothing at the end. */
  question = $state.raw<object | null>(null);
  problem = $state.raw<Said | null>(null);
  private readings = 0;
  private shows = 0;

  constructor(readonly id: string) {
    this.study = new Study(id);
  }

  /** Read the story through somebody's eyes (-1: a spectator's); of several, the last. */
  async read(seat: number): Promise<void> {
    const mine = ++this.readings;
    try {
      const story = await api.story(this.id, seat);
      if (mine === this.readings) this.story = story;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Show a step; of several that are asked for, the last. */
  async show(story: Replay, step: number, seat: number): Promise<void> {
    const mine = ++this.shows;
    try {
      const found = await api.step(this.id, step, seat);
      if (mine !== this.shows) return;
      this.question = found.question;
      this.table.show(pausedState(story, found));
      this.table.box ??= await api.box(this.id).catch(() => null); // the board does without signs
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  close(): void {
    this.readings = this.shows = -1;
  }
}
