// The table as the reader sees it, and what the reader can do with it. It knows no rules.
import { tick } from "svelte";
import type { Because, BoxInfo, ChatLine, Line, ClientMessage, Option, Sitter, State } from "../protocol";
import { fly, whereabouts } from "./fly";
import { hint, type Adviser } from "./hint.svelte";
import { menu, why } from "./menu.svelte";
import { said, type Said } from "./said";
import { t } from "./words.svelte";

/** Something that can be done: an option, and where its answer goes. */
export interface Choice {
  option: Option;
  question: Said;
  index: number; // the question of the secret plan it answers; -1: the move that is asked for now
  chosen: boolean;
}

type Sayable = Exclude<ClientMessage, { type: "hello" }>;
/** A message before its sender has numbered it. */
export type Wish = Sayable extends infer M ? (M extends unknown ? Omit<M, "id"> : never) : never;

/** Sends a message, and answers `why` with a reason and `hint` with moves. */
export interface Sender extends Partial<Adviser> {
  send(wish: Wish): void;
  why(seat: number, target: string): Promise<Because | null>;
}

/** Something that the reader lays out on the board before it is sent as answers. */
export interface Layout {
  /** Is something laid out and not yet sent, for whom the table is shown now? */
  readonly laid: boolean;
  readonly left: number; // pieces that wait for their place
  back(): void;
  drop(): void;
}

class Table {
  state = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** When the state came, on this computer's own clock: from then on clocks count down here. */
  arrived = 0;
  /** The target whose choices the pointer or the list is at, so that the board can show it. */
  pointed = $state("");
  /** Something was sent and is not yet answered. */
  busy = $state(false);
  sender: Sender | null = null;
  layout = $state.raw<Layout | null>(null);
  /** What of the components is not printed in the booklets. */
  box = $state.raw<BoxInfo | null>(null);

  names = $derived(this.state?.sitters.map(callName) ?? []);
  choices = $derived(this.state ? allChoices(this.state) : []);
  /** The question that is open: its place in the secret plan, or -1. */
  next = $derived(this.state?.plan?.steps.length ?? -1);
  private offered = $derived(offered(this.choices, this.next));
  hot = $derived(targets(this.offered));
  /** Spots where nothing but lesser things can be done, which the question is not about. */
  asides = $derived(asides(this.offered, this.next));

  /** What the seat sees; each game has a view of its own, and whoever asks knows which. */
  get view(): State["view"] | null {
    return this.state?.view ?? null;
  }

  /** Whose view it is; -1 for a spectator. */
  get seat(): number {
    return this.state?.seat ?? -1;
  }

  /** Somebody's name as the log calls them: past the last seat sit figures. */
  nameOf(who: number): string {
    return this.names[who] ?? this.state?.figures?.[who - this.names.length] ?? "";
  }

  /** What a spot offers: of the question asked now, or of the secret plan being made. */
  choicesAt(target: string): Choice[] {
    return this.offered.filter((choice) => choice.option.target === target);
  }

  /** Play what a spot offers; let the reader choose where it offers more or a lesser thing; say why where nothing. */
  press(target: string, element: Element): void {
    why.close();
    const here = this.choicesAt(target);
    if (here.length > 1 || here.some((choice) => lesser(choice, this.next))) return menu.show(here, element);
    if (here[0]) return this.choose(here[0]);
    void this.askWhy(target, element);
  }

  /** Do it: a move, or an answer of the secret plan. */
  choose(choice: Choice): void {
    menu.close();
    if (choice.index < 0) this.play(choice.option.move);
    else this.plan(choice.index, choice.option.move);
  }

  play(move: string): void {
    const state = this.state;
    if (state?.asked) this.send({ type: "move", base: state.seq, seat: state.asked.seat, move });
  }

  plan(index: number, move: string): void {
    const seat = this.state?.plan?.seat;
    if (seat !== undefined) this.send({ type: "plan", seat, index, move });
  }

  /** Take back the plan's answers from `index` on; without it only the handing in. */
  unplan(index?: number): void {
    const plan = this.state?.plan;
    if (plan) this.send({ type: "unplan", seat: plan.seat, index: index ?? plan.steps.length });
  }

  ready(): void {
    const seat = this.state?.plan?.seat;
    if (seat !== undefined) this.send({ type: "ready", seat });
  }

  /** What the reader is laying out now. */
  get laying(): Layout | null {
    return this.layout?.laid ? this.layout : null;
  }

  /** Take back the last step, of what is being laid out first; or the whole turn; or ask the others for it. */
  undo(turn = false, ask = false): void {
    const state = this.state;
    if (!state) return;
    if (this.laying && !turn && !ask) return this.laying.back();
    if (turn) this.laying?.drop();
    this.send({ type: "undo", base: state.seq, seat: state.seat, turn, ask });
  }

  /** May the reader ask the strongest bot now? */
  get mayAskHint(): boolean {
    return Boolean(this.state?.hints && this.state.asked && this.sender?.hint);
  }

  askHint(): void {
    if (this.mayAskHint && this.state) void hint.ask(this.sender as Adviser, this.state);
  }

  /** Play a move of the hint. */
  playHint(move: string): void {
    const found = this.choices.find((choice) => choice.option.move === move && choice.index === this.next);
    if (found) this.choose(found);
  }

  send(wish: Wish): void {
    this.sender?.send(wish);
  }

  private async askWhy(target: string, element: Element): Promise<void> {
    if (!this.sender || this.seat < 0) return;
    const because = await this.sender.why(this.state?.asked?.seat ?? this.seat, target);
    if (because) why.show(because.text, because.rule, because.ours ?? [], element);
  }

  /** A new state arrives: what moved travels. */
  async show(state: State): Promise<void> {
    const before = this.state && this.state.table === state.table ? whereabouts() : null;
    const fresh = this.state?.table !== state.table;
    this.log = merged(fresh ? [] : this.log, state.log);
    this.chat = merged(fresh ? [] : this.chat, state.chat);
    this.arrived = performance.now();
    this.state = state;
    hint.keep(state);
    menu.close();
    if (!before) return;
    await tick();
    fly(before);
  }

  /** Get to know what of the components is not printed; without it the board does without signs. */
  learn(coming: Promise<BoxInfo>): void {
    const about = this.state?.table;
    coming.then(
      (found) => (this.box = this.state?.table === about ? found : this.box),
      () => {},
    );
  }

  clear(): void {
    this.state = null;
    this.box = null;
    this.log = [];
    this.chat = [];
    this.sender = null;
    this.busy = false;
    this.pointed = "";
    hint.close();
    menu.close();
    why.close();
  }
}

/** What somebody is called who has not said their name. */
export function callName(sitter: Sitter, seat: number): string {
  if (sitter.name) return sitter.name;
  return sitter.kind === "free" ? t("free-seat") : t("player-n", { n: seat + 1 });
}

/** Everything that can be done now. A plan that is handed in has to be taken back first. */
export function allChoices(state: State): Choice[] {
  const { asked, plan } = state;
  if (plan?.ready) return [];
  const next = plan ? plan.steps.length : -1;
  const now = asked ? asked.options.map((option) => choice(option, asked.question, next, false)) : [];
  const earlier = (plan?.steps ?? []).flatMap((step, index) =>
    step.options.map((option) => choice(option, step.question, index, option.move === step.move)),
  );
  return [...now, ...earlier];
}

/** What the board offers: earlier answers only where nothing is asked now and another one can be given. */
function offered(choices: Choice[], next: number): Choice[] {
  const now = targets(choices.filter((choice) => choice.index === next));
  const spot = ({ index, option }: Choice) => `${index} ${option.target}`;
  const changes = new Set(choices.filter((choice) => !choice.chosen).map(spot));
  return choices.filter((choice) => choice.index === next || (!now.has(choice.option.target) && changes.has(spot(choice))));
}

function targets(choices: Choice[]): Set<string> {
  return new Set(choices.map((choice) => choice.option.target));
}

/** Is it not what the question is about? Such a thing is done only once its menu was seen. */
function lesser(choice: Choice, next: number): boolean {
  return choice.index !== next || choice.option.careful === true;
}

/** Where only lesser things are offered, unless nothing else is. */
function asides(choices: Choice[], next: number): Set<string> {
  const asked = targets(choices.filter((choice) => !lesser(choice, next)));
  if (asked.size === 0) return new Set();
  return new Set([...targets(choices)].filter((target) => !asked.has(target)));
}

function choice(option: Option, question: object, index: number, chosen: boolean): Choice {
  return { option, question: said(question), index, chosen };
}

/** Lines so far with those that came; a shorter story (something was taken back) starts again from its first line. */
export function merged<L extends { n: number }>(lines: L[], more: L[]): L[] {
  const first = more[0];
  return first ? [...lines.filter((line) => line.n < first.n), ...more] : lines;
}

export const table = new Table();
