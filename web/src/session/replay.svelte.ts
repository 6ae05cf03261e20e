// A game that is over, seen again for as long as its page is shown: the same table, and nothing can be done at it.
import type { Replay, ReplayStep } from "../protocol";
import { api, problemOf } from "../lib/api";
import type { Said } from "../lib/said";
import { pausedState } from "../pages/replay";
import { beatsOfStep, type Beat } from "./frames";
import { Performance } from "./performance.svelte";
import { Study } from "./study.svelte";
import { Table } from "./table.svelte";

export class ReplaySession {
  readonly table = new Table();
  readonly study: Study;
  /** What a step did, one thing after another, as it is at a table that is played. */
  readonly performance: Performance;
  story = $state.raw<Replay | null>(null);
  /** What was asked at the step that is shown; nothing at the end. */
  question = $state.raw<object | null>(null);
  problem = $state.raw<Said | null>(null);
  /** Does it go on by itself? */
  playing = $state(false);
  /** My own seat at this game; -1: none, or it is not known yet. */
  own = $state(-1);
  /** What is shown, or on its way. */
  private at = "";
  private readings = 0;
  private shows = 0;
  private performed: () => void = () => {};
  private ahead: { key: string; found: Promise<ReplayStep> } | null = null;

  /** `pace` is how long a moment takes against the usual; `heard` is told of all that happens. */
  constructor(
    readonly id: string,
    pace: () => number = () => 0,
    private readonly heard: (beat: Beat) => void = () => {},
  ) {
    this.study = new Study(id);
    this.performance = new Performance(
      (beat) => this.showBeat(beat),
      pace,
      ({ lines }) => (this.table.coming = lines),
    );
    this.performance.begin();
  }

  /** Was I one of the players? Then it is seen through my eyes. */
  async findMe(): Promise<void> {
    this.own = (await api.table(this.id).catch(() => null))?.seats[0] ?? -1;
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

  /** Show a step; of several that are asked for, the last. The one after what is shown is performed. */
  async show(story: Replay, step: number, seat: number): Promise<void> {
    const key = `${step} ${seat}`;
    if (key === this.at) return;
    const follows = this.at === `${step - 1} ${seat}`;
    this.at = key;
    const mine = ++this.shows;
    try {
      const found = await this.fetch(step, seat);
      if (mine !== this.shows) return;
      this.performance.skip();
      this.question = found.question;
      const state = pausedState(story, found);
      if (follows && found.frames?.length) await this.perform(beatsOfStep(state, found.frames, story.log));
      else this.table.show(state);
      this.table.box ??= await api.box(this.id).catch(() => null); // the board does without signs
    } catch (error) {
      this.at = "";
      this.problem = problemOf(error);
    }
  }

  /** Go on by itself from a step, until the end or until somebody stops it; `reached` is told of each step. */
  async play(story: Replay, step: number, seat: number, reached: (step: number) => void): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    await this.show(story, step, seat);
    for (let next = step + 1; next <= story.steps && this.playing; next++) {
      const shown = this.show(story, next, seat);
      if (next < story.steps) this.lookAhead(next + 1, seat);
      reached(next);
      await shown;
      if (this.problem) break;
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
    this.performance.skip();
  }

  private perform(beats: Beat[]): Promise<void> {
    return new Promise((resolve) => {
      this.performed = resolve;
      this.performance.add(beats);
    });
  }

  private showBeat(beat: Beat): void {
    this.table.show(beat.state, beat.lines, beat.by, beat.past);
    this.table.coming = beat.lines;
    this.heard(beat);
    if (beat.now) this.performed();
  }

  private fetch(step: number, seat: number): Promise<ReplayStep> {
    const { ahead } = this;
    return ahead?.key === `${step} ${seat}` ? ahead.found : api.step(this.id, step, seat);
  }

  private lookAhead(step: number, seat: number): void {
    this.ahead = { key: `${step} ${seat}`, found: api.step(this.id, step, seat) };
    this.ahead.found.catch(() => {}); // told when it is wanted
  }

  close(): void {
    this.readings = this.shows = -1;
    this.playing = false;
    this.performance.close();
    this.performed();
  }
}
