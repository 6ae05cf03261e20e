// The table as the reader sees it: played, watched or seen again. It knows no rules.
import { tick } from "svelte";
import type { Because, BoxInfo, ChatLine, Line, State } from "../protocol";
import { fly, whereabouts } from "../lib/fly";
import { callName } from "../lib/sitters";
import { allChoices, asides, lesser, offered, openQuestion, targets, type Choice } from "./choices";
import { HintNote } from "./hint.svelte";
import { Menu, WhyNote } from "./menu.svelte";
import { changeBetween, merged, withOlder, type Change } from "./merge";

/** What the reader can do at the table. */
export interface Actions {
  /** Is a decision under way? Then nothing else is decided. */
  readonly busy: boolean;
  choose(choice: Choice): void;
  /** Answer a question of the secret plan. */
  plan(index: number, move: string): void;
  /** Take back the plan's answers from `index` on. */
  unplan(index: number): void;
  /** Why can nothing be done with a spot? */
  why(target: string): Promise<Because | null>;
}

/** Something that the reader lays out on the board before it is sent as answers. */
export interface Layout {
  /** Is something laid out and not yet sent, for whom the table is shown now? */
  readonly laid: boolean;
  readonly left: number; // pieces that wait for their place
  back(): void;
  drop(): void;
}

export class Table {
  state = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** When the state came, on this computer's own clock: from then on clocks count down here. */
  arrived = 0;
  /** The target whose choices the pointer or the list is at, so that the board can show it. */
  pointed = $state("");
  layout = $state.raw<Layout | null>(null);
  /** What of the components is not printed in the booklets. */
  box = $state.raw<BoxInfo | null>(null);
  readonly hint = new HintNote();
  readonly menu = new Menu();
  readonly why = new WhyNote();

  names = $derived(this.state?.sitters.map(callName) ?? []);
  choices = $derived(this.state ? allChoices(this.state) : []);
  next = $derived(openQuestion(this.state));
  private offered = $derived(offered(this.choices, this.next));
  hot = $derived(targets(this.offered));
  /** Spots where nothing but lesser things can be done, which the question is not about. */
  asides = $derived(asides(this.offered, this.next));

  /** Without actions it is only looked at. */
  constructor(readonly actions: Actions | null = null) {}

  /** What the seat sees; each game has a view of its own, and whoever asks knows which. */
  get view(): State["view"] | null {
    return this.state?.view ?? null;
  }

  /** Whose view it is; -1 for a spectator. */
  get seat(): number {
    return this.state?.seat ?? -1;
  }

  /** What the reader is laying out now. */
  get laying(): Layout | null {
    return this.layout?.laid ? this.layout : null;
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
    this.why.close();
    const here = this.choicesAt(target);
    if (here.length > 1 || here.some((choice) => lesser(choice, this.next))) return this.menu.show(here, element);
    if (here[0]) return this.choose(here[0]);
    void this.explain(target, element);
  }

  choose(choice: Choice): void {
    this.menu.close();
    this.actions?.choose(choice);
  }

  private async explain(target: string, element: Element): Promise<void> {
    const because = await this.actions?.why(target);
    if (because) this.why.show(because.text, because.rule, because.ours ?? [], element);
  }

  /** Lines from before those that are known. */
  addOlder(log: Line[], chat: ChatLine[]): void {
    this.log = withOlder(this.log, log);
    this.chat = withOlder(this.chat, chat);
  }

  /** Somebody came, went or has another name: nothing else has changed. */
  showSitters(sitters: State["sitters"]): void {
    if (this.state) this.state = { ...this.state, sitters };
  }

  /** The one way in for states, live or of a replay: it is shown, and what moved travels. */
  show(state: State): Change {
    const { state: before, log } = this;
    const places = before ? whereabouts() : null;
    this.log = merged(log, state.log, before?.seat === state.seat);
    this.chat = merged(this.chat, state.chat);
    this.arrived = performance.now();
    this.state = state;
    this.hint.keep(state);
    if (before?.seq !== state.seq) this.menu.close(); // who comes or goes changes no choice
    if (places) void tick().then(() => fly(places));
    return changeBetween(before, state, log.at(-1)?.n ?? 0);
  }
}
