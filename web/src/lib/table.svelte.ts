// The table as the reader sees it, and what the reader can do with it. It knows no rules.
import { tick } from "svelte";
import type { Because, ChatLine, Line, Message, Option, Sitter, State } from "../protocol";
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

type Sayable = Exclude<Message, { type: "hello" }>;
/** A message before its sender has numbered it. */
export type Wish = Sayable extends infer M ? (M extends unknown ? Omit<M, "id"> : never) : never;

/** Sends a message, and answers `why` with a reason and `hint` with moves. */
export interface Sender extends Partial<Adviser> {
  send(wish: Wish): void;
  why(seat: number, target: string): Promise<Because | null>;
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

  names = $derived(this.state?.sitters.map(callName) ?? []);
  choices = $derived(this.state ? allChoices(this.state) : []);
  hot = $derived(new Set(this.choices.map((choice) => choice.option.target)));

  get view(): any {
    return this.state?.view ?? null;
  }

  /** Whose view it is; -1 for a spectator. */
  get seat(): number {
    return this.state?.seat ?? -1;
  }

  /** Somebody's name as the log calls them: past the last seat sits Leonardo. */
  nameOf(who: number): string {
    return this.names[who] ?? (who < 0 ? "" : "Leonardo");
  }

  /** The options that belong to a spot: of the question asked now, or of the secret plan being made. */
  at(target: string): Option[] {
    return this.choicesAt(target).map((choice) => choice.option);
  }

  choicesAt(target: string): Choice[] {
    return this.choices.filter((choice) => choice.option.target === target);
  }

  /** Play what a spot offers; let the reader choose where it offers more; say why where it offers nothing. */
  press(target: string, element: Element): void {
    why.close();
    const here = this.choicesAt(target);
    if (here.length > 1) return menu.show(here, element);
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

  /** May the reader ask the strongest bot now? */
  get mayAskHint(): boolean {
    return Boolean(this.state?.hints && this.state.asked && this.sender?.hint);
  }

  askHint(): void {
    if (this.mayAskHint && this.state) void hint.ask(this.sender as Adviser, this.state);
  }

  /** Play a move of the hint. */
  playHint(move: string): void {
    const next = this.state?.plan?.steps.length ?? -1;
    const found = this.choices.find((choice) => choice.option.move === move && (choice.index < 0 || choice.index === next));
    if (found) this.choose(found);
  }

  send(wish: Wish): void {
    this.sender?.send(wish);
  }

  private async askWhy(target: string, element: Element): Promise<void> {
    if (!this.sender || this.seat < 0) return;
    const because = await this.sender.why(this.state?.asked?.seat ?? this.seat, target);
    if (because) why.show(because.text, because.rule, element);
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

  clear(): void {
    this.state = null;
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

function choice(option: Option, question: object, index: number, chosen: boolean): Choice {
  return { option, question: said(question), index, chosen };
}

/** Lines so far with those that came; a shorter story (something was taken back) starts again from its first line. */
export function merged<L extends { n: number }>(lines: L[], more: L[]): L[] {
  const first = more[0];
  return first ? [...lines.filter((line) => line.n < first.n), ...more] : lines;
}

export const table = new Table();
