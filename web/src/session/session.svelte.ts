// A reader at a table, for as long as its page is shown: the line to the server, the table, and what is under way.
// Everything from the server comes in by `receive`, and every state goes on to `table.show`.
import type { Answer, Because, Coached, Hint, PlanPreview, Refused, State } from "../protocol";
import { api } from "../lib/api";
import { reader } from "../lib/reader.svelte";
import { said, type Said } from "../lib/said";
import { Retry } from "./backoff";
import type { Choice } from "./choices";
import { settings } from "../lib/settings.svelte";
import { CoachNote } from "./coach.svelte";
import { Company } from "./company.svelte";
import { Connection, type Peer } from "./connection.svelte";
import { beatsAgain, beatsOf, type Beat } from "./frames";
import { isOlder, sameSeats, type Change } from "./merge";
import { numbered, type NewMessage } from "./messages";
import { Performance } from "./performance.svelte";
import { Outbox } from "./outbox.svelte";
import { Requests, type Reply } from "./requests";
import { needsCurtain, nextSeat } from "./shared-screen";
import { Study } from "./study.svelte";
import { Table, type Actions } from "./table.svelte";
import type { Position } from "./transport";

export class TableSession implements Actions, Peer {
  readonly table: Table = new Table(this);
  readonly study: Study;
  readonly connection: Connection;
  /** Who comes and goes. */
  readonly company = new Company();
  /** What is said of the reader's last turn, if they play with a coach. */
  readonly coach = new CoachNote(this);
  /** What happens, one thing after another. */
  readonly performance = new Performance(
    (beat) => this.showBeat(beat),
    () => settings.pace,
    ({ lines }) => (this.table.coming = lines),
  );
  /** The latest news. */
  change = $state.raw<Change | null>(null);
  /** What could not be done; gone once it was read. */
  refused = $state.raw<Said | null>(null);
  /** What the reader would ask the others for, once it is seen what that is. */
  wish = $state<"" | "undo" | "redo">("");
  /** Why there is no table, or none any more. */
  problem = $state.raw<Said | null>(null);
  private readonly outbox = new Outbox();
  private readonly requests = new Requests();
  private readonly retry = new Retry(); // of what could not be stored
  /** The latest state, and what was told until then; what is shown may be behind. */
  private newest: State | null = null;
  private read = 0;
  private look = -1; // the seat to look from; -1: whichever is asked
  /** Of several seats in one room, the one whose player has come to the screen. */
  private present = $state(-1);
  private readChat = $state(0);

  /** The seat whose player has to come to the screen; -1: nobody. */
  curtain = $derived(this.table.state ? needsCurtain(this.table.state, this.present) : -1);
  unread = $derived(Math.max(0, (this.table.chat.at(-1)?.n ?? 0) - this.readChat));

  constructor(readonly id: string) {
    this.study = new Study(id);
    this.connection = new Connection(id, this);
  }

  /** Connect; the answer ends everything. */
  start(): () => void {
    document.addEventListener("visibilitychange", this.tellSight);
    void reader.load().then(() => this.connection.start()); // the server knows the reader before the socket opens
    return () => this.close();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.tellSight);
    this.connection.close();
    this.retry.stop();
    this.requests.cancel();
    this.outbox.clear();
    this.performance.close();
    this.company.close();
  }

  get busy(): boolean {
    return this.outbox.busy;
  }

  private get state(): State | null {
    return this.table.state;
  }

  // --- what comes in

  receive(answer: Answer): void {
    switch (answer.type) {
      case "state":
        return this.arrived(answer);
      case "presence":
        this.meet(answer.sitters, this.newest);
        return this.table.showSitters(answer.sitters);
      case "done":
        return this.done(answer.id, answer.seq);
      case "because":
      case "previewed":
      case "hints":
      case "coached":
      case "older":
      case "again":
        return void this.requests.answer(answer);
      case "refused":
        return this.declined(answer);
      case "announced":
        return void (reader.news = answer.text);
      case "closed":
        return this.end(said(answer.text));
    }
  }

  private arrived(state: State): void {
    const before = this.newest;
    if (before && isOlder(state, before)) return;
    if (before?.seats.length && !state.seats.length) return this.end({ say: "error-seat-given" });
    if (before && !sameSeats(state, before)) this.outbox.recounted();
    const read = before?.seat === state.seat ? this.read : 0;
    const beats = beatsOf(state, this.state, read);
    this.newest = state;
    this.meet(state.sitters, state);
    this.read = Math.max(read, state.log.at(-1)?.n ?? 0);
    if (this.performance.playing) this.table.showNotices(state);
    this.performance.add(beats);
    if (!before) this.first(state);
  }

  private meet(sitters: State["sitters"], state: State | null): void {
    if (state) this.company.look(sitters, state.seats, this.table.chat.at(-1)?.n ?? 0);
  }

  private showBeat({ state, lines, by, now, past }: Beat): void {
    this.change = this.table.show(state, lines, by, past);
    this.table.coming = lines;
    if (!now) return;
    this.coach.look(state);
    const better = this.coach.takeBetter(state);
    if (better) this.table.hint.tell([better], state);
    this.outbox.shown(state.seq);
    this.turnTo(state);
  }

  /** Is there something to be shown once more? */
  get mayShowAgain(): boolean {
    const { state, log } = this.table;
    return Boolean(state && !this.performance.playing && (state.recap ?? 0) < (log.at(-1)?.n ?? 0));
  }

  /** Show once more what happened since my turn. */
  async showAgain(): Promise<void> {
    const present = this.state;
    if (!present || !this.mayShowAgain) return;
    const reply = await this.ask({ type: "again", after: present.recap ?? 0, seat: present.seat });
    if (reply?.type === "refused") this.refused = said(reply.text);
    if (reply?.type !== "again" || this.state?.seq !== present.seq || this.performance.playing) return;
    const beats = beatsAgain(present, reply.view, reply.frames, reply.log);
    if (beats.length > 0) this.performance.add(beats);
    else this.refused = { say: "again-too-long" };
  }

  private first(state: State): void {
    this.readChat = state.chat.at(-1)?.n ?? 0;
    api.box(this.id).then(
      (box) => (this.table.box = box),
      () => {}, // the board does without signs
    );
  }

  private done(id: string, seq: number): void {
    if (seq > (this.state?.seq ?? -1)) this.outbox.answered(id, seq);
    else this.outbox.take(id);
    if (this.outbox.unanswered.length === 0) this.retry.reset();
  }

  private declined(answer: Refused): void {
    if (this.requests.answer(answer)) return;
    this.table.decided = "";
    const message = this.outbox.find(answer.id);
    if (message && answer.code === "storage") return this.sendAgain();
    const stale = answer.code === "stale" && message && "base" in message && message.base === this.state?.seq;
    if (stale)
      this.outbox.answered(answer.id, message.base); // the next state shows what is asked instead
    else this.outbox.take(answer.id);
    this.refused = said(answer.text);
  }

  /** Nobody knows whether it was stored: under its id it is done once. */
  private sendAgain(): void {
    this.refused = { say: "sent-again" };
    this.retry.later(() => this.connected());
  }

  private end(text: Said): void {
    this.close();
    this.problem = text;
  }

  // --- the line

  position(): Position {
    const { newest: state, read } = this;
    const mine = this.look < 0 || this.look === state?.seat; // what another seat was told does not count
    return {
      seq: state?.seq ?? -1,
      log: mine ? read : 0,
      chat: this.table.chat.at(-1)?.n ?? 0,
      look: this.look,
      frames: settings.pace > 0,
    };
  }

  connected(): void {
    if (document.hidden) this.tellSight();
    for (const message of this.outbox.unanswered) this.connection.send(message);
  }

  /** Whoever has the table in sight is not told otherwise that it is their turn. */
  private tellSight = (): void => {
    this.connection.send(numbered({ type: "sight", seen: !document.hidden }));
  };

  disconnected(): void {
    this.requests.cancel();
  }

  private send(wish: NewMessage): void {
    const message = numbered(wish);
    this.outbox.add(message);
    this.connection.send(message);
  }

  private ask(wish: NewMessage): Promise<Reply | null> {
    const message = numbered(wish);
    const reply = this.requests.wait(message.id);
    if (!this.connection.send(message)) this.requests.cancel();
    return reply;
  }

  // --- decisions: one at a time, since each answers what is shown

  private decide(wish: NewMessage): void {
    if (!this.busy) this.send(wish);
  }

  choose({ index, option }: Choice): void {
    if (index < 0) this.play(option.move);
    else this.plan(index, option.move);
  }

  play(move: string): void {
    const state = this.state;
    if (!state?.asked || this.busy) return;
    this.table.hint.decided(move);
    this.decide({ type: "move", base: state.seq, seat: state.asked.seat, move });
  }

  plan(index: number, move: string): void {
    const seat = this.state?.plan?.seat;
    if (seat === undefined || this.busy) return;
    this.table.hint.decided(move);
    this.decide({ type: "plan", seat, index, move });
  }

  /** Without an index only the handing in is taken back. */
  unplan(index?: number): void {
    const plan = this.state?.plan;
    if (plan) this.decide({ type: "unplan", seat: plan.seat, index: index ?? plan.steps.length });
  }

  /** Hand in the plan. */
  ready(): void {
    const plan = this.state?.plan;
    if (plan?.complete && !plan.ready) this.decide({ type: "ready", seat: plan.seat });
  }

  /** Take back the last step, of what is being laid out first; or the whole turn; or come to ask the others for it. */
  undo(turn = false, ask = false): void {
    const { state, laying } = this.table;
    if (ask) return void (this.wish = "undo");
    if (laying && !turn) return laying.back();
    if (!state || this.busy) return;
    if (turn) laying?.drop();
    this.decide({ type: "undo", base: state.seq, seat: state.seat, turn, ask: false });
  }

  /** Make again what was taken back last, or come to ask the others for it. */
  redo(ask = false): void {
    const state = this.state;
    if (ask) this.wish = "redo";
    else if (state) this.decide({ type: "redo", base: state.seq, seat: state.seat, ask: false });
  }

  /** Ask the others for what the reader wishes. */
  askOthers(): void {
    const { state, wish } = this;
    this.wish = "";
    if (!state) return;
    const { seq: base, seat } = state;
    if (wish === "undo") this.decide({ type: "undo", base, seat, turn: false, ask: true });
    if (wish === "redo") this.decide({ type: "redo", base, seat, ask: true });
  }

  consent(seat: number, wish: number, agree: boolean): void {
    this.decide({ type: "consent", seat, wish, agree });
  }

  // --- beside the game

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  chatRead(): void {
    this.readChat = this.table.chat.at(-1)?.n ?? 0;
  }

  /** May the reader write in the chat? Those who watch only where they are let. */
  get mayChat(): boolean {
    const state = this.state;
    return Boolean(state && !state.chat_closed && (state.seats.length || state.owner || state.spectator_chat));
  }

  /** The lines before those that are shown. */
  async readOlder(of: "log" | "chat"): Promise<void> {
    const { seat } = this.table;
    const before = this.table[of][0]?.n ?? 0;
    const reply = await this.ask({ type: "lines", of, before, seat });
    if (reply?.type === "refused") this.refused = said(reply.text);
    if (reply?.type === "older" && seat === this.table.seat) this.table.addOlder(reply.log, reply.chat);
  }

  note(text: string): void {
    if (text !== this.state?.note) this.send({ type: "note", text });
  }

  async why(target: string): Promise<Because | null> {
    const seat = this.state?.asked?.seat ?? this.table.seat;
    const reply = seat < 0 ? null : await this.ask({ type: "why", seat, target });
    if (reply?.type === "refused") this.refused = said(reply.text);
    return reply?.type === "because" ? reply : null;
  }

  /** What a plan that is laid out could pay for; nothing where it cannot be told. */
  async preview(seat: number, laid: Record<string, number[]>): Promise<PlanPreview[]> {
    const reply = await this.ask({ type: "preview", seat, laid });
    return reply?.type === "previewed" ? reply.parts : [];
  }

  // --- hints

  get mayAskHint(): boolean {
    return Boolean(this.state?.hints && this.state.asked);
  }

  askHint(): void {
    const { state, hint } = this.table;
    if (state && this.mayAskHint) void hint.ask(this, state);
    else this.refused = { say: state?.over ? "error-over" : state?.hints ? "error-not-your-turn" : "error-no-hints" };
  }

  /** What the strongest bot would do, or why it does not say; nothing if the line is broken. */
  async hint(seat: number): Promise<Hint | Refused | null> {
    return (await this.ask({ type: "hint", seat })) as Hint | Refused | null;
  }

  /** What the reader's last turn brought and cost; nothing if the line is broken. */
  async coachTurn(seat: number): Promise<Coached | Refused | null> {
    return (await this.ask({ type: "coach", seat })) as Coached | Refused | null;
  }

  playHint(move: string): void {
    const { choices, next } = this.table;
    const found = choices.find((choice) => choice.option.move === move && choice.index === next);
    if (found) this.choose(found);
  }

  // --- one screen for several people

  /** The one who is asked has come to the screen. */
  openCurtain(): void {
    this.present = this.curtain;
    this.lookFrom(this.present);
  }

  /** Without secrets the screen simply turns to whoever is asked. */
  private turnTo(state: State): void {
    const next = nextSeat(state);
    if (next < 0 || next === state.seat || next === this.look) return;
    if (needsCurtain(state, this.present) < 0) this.lookFrom(next);
  }

  private lookFrom(seat: number): void {
    this.look = seat;
    this.send({ type: "look", seat });
  }
}
