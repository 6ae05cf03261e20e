// A plan being laid out on the action sheet. Apprentices and pieces of modules may be set in any order; what is asked is
// answered in its own.
import type { Layout, Table } from "../../session/table.svelte";
import { alike, askedSteps, countSteps, crewOf, overruled, same, sum, type AskedStep, type Crew } from "./counts";
import { aboutWhat, answerTo, atHome, wishOf, type Wish } from "./planned";
import type { FrescoView } from "./view";

export class PlanDraft implements Layout {
  /** What the reader has laid out and the server does not know yet. */
  private wanted = $state.raw<Crew[] | null>(null);
  private past: Crew[][] = []; // how it was before each step
  private owner = -1; // the seat it was laid out for: in one room several plan one after the other
  private steps = $derived.by(() => countSteps(this.table.state));
  private asked = $derived.by(() => askedSteps(this.table.state));
  /** Where pieces shall lie, until the server knows; and the one that the reader wants to be asked about. */
  private wishes = $state.raw<Record<string, Wish>>({});
  private toward = $state("");
  private heard: string[] = []; // the answers for each column when the server last told them
  private told = ""; // our answer that is on its way

  constructor(private readonly table: Table) {}

  /** Are apprentices being placed now? */
  get open(): boolean {
    return this.asked.length > 0;
  }

  get laid(): boolean {
    return this.wanted !== null && this.open && this.owner === this.table.state?.plan?.seat;
  }

  /** Healthy apprentices without a place; the ill may stay at home. */
  get left(): number {
    const view = this.table.view as FrescoView | null;
    const apprentices = view?.players[this.table.state?.plan?.seat ?? -1]?.apprentices ?? 0;
    return Math.max(0, apprentices - sum(this.wanted ?? [], "healthy"));
  }

  /** The apprentices of each column as the reader sees them. */
  crews(view: FrescoView, seat: number): Crew[] {
    return this.wanted && this.owner === seat ? this.wanted : known(view, seat);
  }

  /** Forget what was laid out. */
  drop(): void {
    this.wanted = null;
    this.past = [];
    this.wishes = {};
    this.toward = "";
  }

  // --- pieces of modules

  /** The question about a piece, if it was asked. */
  questionOf(piece: string): AskedStep | undefined {
    return this.asked.find(({ question }) => aboutWhat(question) === piece);
  }

  /** Could it still be planned: was it asked about, or will it be? */
  plannable(piece: string): boolean {
    return this.open && (this.questionOf(piece) !== undefined || this.awaited !== undefined);
  }

  /** The open question, if it is about a piece. */
  private get awaited(): AskedStep | undefined {
    return this.asked.find((step) => step.move === "" && atHome(step));
  }

  /** May a piece lie on a column? Nobody knows before it is asked about. */
  fits(piece: string, column: number): boolean {
    const step = this.questionOf(piece);
    return !step || step.options.some(({ target }) => target === `column-${column}`);
  }

  /** How many of a kind are set. */
  countOf(piece: string): number {
    const step = this.questionOf(piece);
    return this.wishes[piece]?.count ?? (step ? (wishOf(step).count ?? 0) : 0);
  }

  /** Lay a piece on a column, or back; others of its kind stay where they are. */
  put(view: FrescoView, seat: number, piece: string, wish: Wish): void {
    this.owner = seat;
    const kind = piece.split(" ")[0];
    const others = this.asked.filter(({ question, move }) => move && aboutWhat(question).split(" ")[0] === kind);
    const known = Object.fromEntries(others.map((step) => [aboutWhat(step.question), wishOf(step)]));
    this.wishes = { ...known, ...this.wishes, [piece]: wish };
    this.tell(view, seat);
  }

  /** The reader wants to be asked about a piece: those before it stay at home. */
  ask(view: FrescoView, seat: number, piece: string): void {
    if (this.questionOf(piece)) return;
    this.owner = seat;
    this.toward = piece;
    this.tell(view, seat);
  }

  /** Answer the first question about a piece that differs from what is wished; was there one? */
  private tellPieces(placed: boolean): boolean {
    const step = this.asked.find((one) => {
      const wish = this.wishes[aboutWhat(one.question)];
      const answer = wish && answerTo(one, wish);
      return answer ? answer.move !== one.move : one.index === this.awaited?.index && this.passes(one, placed);
    });
    if (!step) return false;
    const wish = this.wishes[aboutWhat(step.question)];
    const answer = (wish && answerTo(step, wish)) ?? atHome(step);
    if (answer) this.table.actions?.plan(step.index, answer.move);
    return true;
  }

  /** Is a piece left at home, because everybody has a place or because of one that is asked about later? */
  private passes(step: AskedStep, placed: boolean): boolean {
    const piece = aboutWhat(step.question);
    if (piece === this.toward) this.toward = "";
    else if (piece in this.wishes) return true; // it cannot lie there
    const later = Object.keys(this.wishes).some((wished) => !this.questionOf(wished));
    return placed || later || this.toward !== "";
  }

  /** Take back the last step; what was answered since stays. */
  back(): void {
    const seat = this.table.state?.plan?.seat;
    const before = this.past.pop();
    if (!before || seat === undefined) return this.drop();
    const view = this.table.view as FrescoView;
    if (this.past.length === 0 && alike(before, known(view, seat))) return this.drop();
    this.wanted = before;
    this.tell(view, seat);
  }

  private want(seat: number, now: Crew[], crews: Crew[]): void {
    if (!this.wanted || this.owner !== seat) {
      this.drop();
      this.heard = this.answers();
    }
    this.past.push(now);
    this.owner = seat;
    this.wanted = crews;
  }

  private answers(): string[] {
    const answers: string[] = [];
    for (const { column, move } of this.steps) answers[column] = move;
    return answers;
  }

  /** What was answered by other ways than this sheet holds for its columns; everybody else stays. */
  private hear(healthy: number, ill: number): void {
    const news = this.steps.filter(
      ({ column, move }) => move && move !== this.heard[column] && `${column} ${move}` !== this.told,
    );
    this.heard = this.answers();
    if (news.length === 0 || !this.wanted) return;
    const overrule = (crews: Crew[]) => overruled(crews, news, { healthy, ill });
    this.wanted = overrule(this.wanted);
    this.past = this.past.map(overrule);
  }

  /** One more or one less at a column. */
  change(view: FrescoView, seat: number, column: number, kind: keyof Crew, by: number): void {
    const now = this.crews(view, seat);
    this.want(
      seat,
      now,
      now.map((crew, i) => (i === column ? { ...crew, [kind]: crew[kind] + by } : crew)),
    );
    this.tell(view, seat);
  }

  /** From one column to another, at once. */
  move(view: FrescoView, seat: number, from: number, to: number, kind: keyof Crew): void {
    const now = this.crews(view, seat);
    const change = (i: number) => (i === to ? 1 : 0) - (i === from ? 1 : 0);
    this.want(
      seat,
      now,
      now.map((crew, i) => ({ ...crew, [kind]: crew[kind] + change(i) })),
    );
    this.tell(view, seat);
  }

  /** Answer the next question that differs from what is laid out, once everybody healthy has a place again. */
  tell(view: FrescoView, seat: number): void {
    const player = view.players[seat];
    const laid = this.wanted || this.toward || Object.keys(this.wishes).length > 0;
    if (!laid || !player || this.table.actions?.busy) return;
    if (!this.open || this.owner !== seat) return this.drop();
    const placed = this.wanted !== null && sum(this.wanted, "healthy") >= player.apprentices;
    if (this.tellPieces(placed)) return;
    if (!this.awaited) this.toward = "";
    if (Object.keys(this.wishes).length > 0) this.wishes = {};
    if (!this.wanted) return;
    this.hear(player.apprentices, player.ill);
    const wanted = this.wanted;
    if (sum(wanted, "healthy") < player.apprentices) return this.reopen();
    const step = this.steps.find(({ column, move }) => !same(crewOf(move), wanted[column] as Crew));
    if (!step) return this.table.state?.plan?.complete || this.table.state?.asked ? this.drop() : undefined;
    const option = step.options.find((choice) => same(crewOf(choice.move), wanted[step.column] as Crew));
    if (!option) return this.drop();
    this.told = `${step.column} ${option.move}`;
    this.table.actions?.plan(step.index, option.move);
  }

  /** Somebody was taken off a plan that was complete: its answers do not hold any more. */
  private reopen(): void {
    const first = this.steps[0];
    if (first && this.table.state?.plan?.complete) this.table.actions?.unplan(first.index);
  }
}

/** The apprentices of each column as the server knows them. */
function known(view: FrescoView, seat: number): Crew[] {
  const player = view.players[seat];
  const healthy = player?.plan ?? [0, 0, 0, 0, 0];
  return healthy.map((n, column) => ({ healthy: n, ill: player?.ill_plan?.[column] ?? 0 }));
}

/** The plan that is laid out on a table: one for as long as the table is there. */
export function draftOf(table: Table): PlanDraft {
  if (table.layout instanceof PlanDraft) return table.layout;
  const draft = new PlanDraft(table);
  table.layout = draft;
  return draft;
}
