// The table as the reader sees it: played, watched or seen again. It knows no rules.
import { tick } from "svelte";
import type { Because, BoxInfo, ChatLine, Line, PlanPreview, State } from "../protocol";
import { fly, whereabouts } from "../lib/fly";
import { settings } from "../lib/settings.svelte";
import { callName } from "../lib/sitters";
import { allChoices, asides, lesser, offered, openQuestion, targets, type Choice } from "./choices";
import { HintNote } from "./hint.svelte";
import { changeBetween, merged, withOlder, type Change } from "./merge";
import { Note } from "./note.svelte";

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
  /** What could a secret plan pay for that is laid out so? */
  preview(seat: number, laid: Record<string, number[]>): Promise<PlanPreview[]>;
}

/** Something that the reader lays out on the board before it is sent as answers. */
export interface Layout {
  /** Is something laid out and not yet sent, for whom the table is shown now? */
  readonly laid: boolean;
  readonly left: number; // pieces that wait for their place
  back(): void;
  drop(): void;
}

/** The lines of the last decision, whose it was, those of them that happen now, and whether it has just begun. */
export interface Moved {
  by: number;
  lines: Line[];
  fresh: Line[];
  begun: boolean;
}

export class Table {
  state = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** When the state came, on this computer's own clock: from then on clocks count down here. */
  arrived = 0;
  /** What was done last, and what of it is new. */
  moved = $state.raw<Moved>({ by: -1, fresh: [], lines: [], begun: true });
  /** What is shown next, or now if nothing waits: where it happens can be brought into sight. */
  coming = $state.raw<readonly Line[]>([]);
  /** The target whose choices the pointer or the list is at, so that the board can show it. */
  pointed = $state("");
  /** The spot that was decided about, until the board shows what came of it. */
  decided = $state("");
  /** Spots that a card of the log is about, while the pointer is at it. */
  lit = $state.raw<readonly string[]>([]);
  /** Points that an answer at these spots would bring, while the note at a choice tells of them. */
  promised = $state.raw<Readonly<Record<string, number>>>({});
  /** What the parts of a secret plan can bring, by their spots. */
  previews = $state.raw<Readonly<Record<string, PlanPreview>>>({});
  layout = $state.raw<Layout | null>(null);
  /** What of the components is not printed in the booklets. */
  box = $state.raw<BoxInfo | null>(null);
  readonly hint = new HintNote();
  readonly note = new Note();

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

  /** What a press may do at a spot; nothing at a table that is only looked at. */
  doable(target: string): Choice[] {
    return this.actions ? this.choicesAt(target) : [];
  }

  /** The first press says what it is, a second one does the only thing; who knows the game may leave out the first. */
  press(target: string, element: Element): void {
    const here = this.doable(target);
    const [only] = here;
    const read = this.note.isAbout(target);
    if (here.length === 1 && only && (read || this.atOnce(only))) return this.choose(only);
    if (read) return;
    this.note.show(element, target, here);
    if (!here.length) void this.explain(target);
  }

  /** A single choice that has its own button, of which not all is said there. */
  propose(choice: Choice, element: Element): void {
    const [read, ...others] = this.note.choices;
    const again = this.note.isAbout(choice.option.target) && others.length === 0 && read?.option.move === choice.option.move;
    if (again || this.atOnce(choice)) return this.choose(choice);
    this.note.show(element, choice.option.target, [choice]);
  }

  /** A button of its own; where all is said on it, only what cannot be taken back is read once more. */
  answer(choice: Choice, element: Element, told: boolean): void {
    if (told && (settings.quick || !choice.option.binding)) this.choose(choice);
    else this.propose(choice, element);
  }

  /** May one press do it? Only what can be taken back, for those who have said so. */
  atOnce(choice: Choice): boolean {
    return settings.quick && !choice.option.binding && !lesser(choice, this.next);
  }

  choose(choice: Choice): void {
    this.note.close();
    this.decided = choice.option.target;
    this.actions?.choose(choice);
  }

  private async explain(target: string): Promise<void> {
    const because = await this.actions?.why(target);
    if (because) this.note.explain(target, because);
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
  show(state: State, told?: Line[], by = -1, past = false): Change {
    const { state: before, log } = this;
    const places = before ? whereabouts() : null;
    this.log = merged(log, state.log, before?.seat === state.seat);
    this.chat = merged(this.chat, state.chat);
    this.arrived = performance.now();
    this.state = state;
    this.hint.keep(state);
    if (before?.seq !== state.seq) {
      this.decided = "";
      this.pointed = ""; // its button may be gone, and says nothing when it goes
      if (this.note.choices.length) this.note.close(); // who comes or goes changes no choice
    }
    if (places) void tick().then(() => fly(places));
    const change = changeBetween(before, state, log.at(-1)?.n ?? 0, told);
    if (change.lines.length > 0) this.noteMoves(change.lines, by, past);
    return change;
  }

  /** What a decision did stays marked until the next one. */
  private noteMoves(lines: Line[], by: number, past: boolean): void {
    if (past) {
      const last = lines.filter(({ step }) => step === lines.at(-1)?.step);
      return void (this.moved = { by, fresh: [], lines: last, begun: true });
    }
    const same = by >= 0 && by === this.moved.by;
    this.moved = { by, fresh: lines, lines: same ? [...this.moved.lines, ...lines] : lines, begun: !same };
  }

  /** News that wait for nothing: clocks, who is there, and what others wish. */
  showNotices(state: State): void {
    if (!this.state) return;
    const { clocks, sitters, consent, rematch, links } = state;
    this.chat = merged(this.chat, state.chat);
    this.arrived = performance.now();
    this.state = { ...this.state, clocks, sitters, consent, rematch, links };
  }
}
