// A plan being laid out on the action sheet. Apprentices may be set in any order; what is asked is answered in its own.
import { table, type Layout } from "../../lib/table.svelte";
import { alike, countSteps, crewOf, overruled, same, sum, type Crew } from "./counts";
import type { FrescoView } from "./view";

class Draft implements Layout {
  /** What the reader has laid out and the server does not know yet. */
  private wanted = $state.raw<Crew[] | null>(null);
  private past: Crew[][] = []; // how it was before each step
  private owner = ""; // the table and seat it was laid out for: in one room several plan one after the other
  private steps = $derived(countSteps(table.state));
  private heard = new Map<number, string>(); // the answers for each column when the server last told them
  private told = ""; // our answer that is on its way

  /** Are apprentices being placed now? */
  get open(): boolean {
    return this.steps.length > 0;
  }

  get laid(): boolean {
    return this.wanted !== null && this.open && this.owner === ownerOf(table.state?.plan?.seat);
  }

  /** Healthy apprentices without a place; the ill may stay at home. */
  get left(): number {
    const view = table.view as FrescoView | null;
    const apprentices = view?.players[table.state?.plan?.seat ?? -1]?.apprentices ?? 0;
    return Math.max(0, apprentices - sum(this.wanted ?? [], "healthy"));
  }

  /** The apprentices of each column as the reader sees them. */
  crews(view: FrescoView, seat: number): Crew[] {
    return this.wanted && this.owner === ownerOf(seat) ? this.wanted : known(view, seat);
  }

  /** Forget what was laid out. */
  drop(): void {
    this.wanted = null;
    this.past = [];
  }

  /** Take back the last step; what was answered since stays. */
  back(): void {
    const seat = table.state?.plan?.seat;
    const before = this.past.pop();
    if (!before || seat === undefined) return this.drop();
    const view = table.view as FrescoView;
    if (this.past.length === 0 && alike(before, known(view, seat))) return this.drop();
    this.wanted = before;
    this.tell(view, seat);
  }

  private want(seat: number, now: Crew[], crews: Crew[]): void {
    if (!this.wanted || this.owner !== ownerOf(seat)) {
      this.drop();
      this.heard = this.answers();
    }
    this.past.push(now);
    this.owner = ownerOf(seat);
    this.wanted = crews;
    table.layout = this;
  }

  private answers(): Map<number, string> {
    return new Map(this.steps.map((step) => [step.column, step.move]));
  }

  /** What was answered by other ways than this sheet holds for its columns; everybody else stays. */
  private hear(healthy: number, ill: number): void {
    const news = this.steps.filter(
      ({ column, move }) => move && move !== this.heard.get(column) && `${column} ${move}` !== this.told,
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
    const first = this.steps[0];
    if (by > 0 || !first || !table.state?.plan?.complete) return this.tell(view, seat);
    table.unplan(first.index);
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

  /** Answer the next question that differs from what is laid out, once everybody healthy has a place. */
  tell(view: FrescoView, seat: number): void {
    const player = view.players[seat];
    if (!this.wanted || !player || table.busy) return;
    if (!this.open || this.owner !== ownerOf(seat)) return this.drop();
    this.hear(player.apprentices, player.ill);
    const wanted = this.wanted;
    if (sum(wanted, "healthy") < player.apprentices) return;
    const step = this.steps.find(({ column, move }) => !same(crewOf(move), wanted[column] as Crew));
    if (!step) return table.state?.plan?.complete || table.state?.asked ? this.drop() : undefined;
    const option = step.options.find((choice) => same(crewOf(choice.move), wanted[step.column] as Crew));
    if (!option) return this.drop();
    this.told = `${step.column} ${option.move}`;
    table.plan(step.index, option.move);
  }
}

/** The apprentices of each column as the server knows them. */
function known(view: FrescoView, seat: number): Crew[] {
  const player = view.players[seat];
  const healthy = player?.plan ?? [0, 0, 0, 0, 0];
  return healthy.map((n, column) => ({ healthy: n, ill: player?.ill_plan?.[column] ?? 0 }));
}

function ownerOf(seat: number | undefined): string {
  return `${table.state?.table} ${seat}`;
}

export const draft = new Draft();
