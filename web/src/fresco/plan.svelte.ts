// A plan being laid out on the action sheet. Apprentices may be set in any order; what is asked is answered in its own.
import { table } from "../lib/table.svelte";
import { countSteps, crewOf, same, type Crew } from "./counts";
import type { FrescoView } from "./view";

class Draft {
  /** What the reader has laid out and the server does not know yet. */
  private wanted = $state.raw<Crew[] | null>(null);
  private owner = ""; // the table and seat it was laid out for: in one room several plan one after the other
  private steps = $derived(countSteps(table.state));
  private heard = ""; // the answers when the reader last laid something out
  private sent = false; // an answer of ours is on its way

  /** Are apprentices being placed now? */
  get open(): boolean {
    return this.steps.length > 0;
  }

  /** The apprentices of each column as the reader sees them. */
  crews(view: FrescoView, seat: number): Crew[] {
    if (this.wanted && this.owner === ownerOf(seat)) return this.wanted;
    const player = view.players[seat];
    const healthy = player?.plan ?? [0, 0, 0, 0, 0];
    return healthy.map((n, column) => ({ healthy: n, ill: player?.ill_plan?.[column] ?? 0 }));
  }

  /** Forget what was laid out: the reader answers in another way. */
  drop(): void {
    this.wanted = null;
  }

  private answers(): string {
    return this.steps.map((step) => step.move).join(" ");
  }

  private want(seat: number, crews: Crew[]): void {
    if (!this.wanted) this.heard = this.answers();
    this.owner = ownerOf(seat);
    this.wanted = crews;
  }

  /** Has the plan been answered by other ways than this sheet since? */
  private answeredElsewhere(): boolean {
    const ours = this.sent || this.answers() === this.heard;
    this.heard = this.answers();
    this.sent = false;
    return !ours;
  }

  /** One more or one less at a column. */
  change(view: FrescoView, seat: number, column: number, kind: keyof Crew, by: number): void {
    const now = this.crews(view, seat);
    this.want(seat, now.map((crew, i) => (i === column ? { ...crew, [kind]: crew[kind] + by } : crew)));
    const first = this.steps[0];
    if (by > 0 || !first || !table.state?.plan?.complete) return this.tell(view, seat);
    this.sent = true;
    table.unplan(first.index);
  }

  /** From one column to another, at once. */
  move(view: FrescoView, seat: number, from: number, to: number, kind: keyof Crew): void {
    const now = this.crews(view, seat);
    const change = (i: number) => (i === to ? 1 : 0) - (i === from ? 1 : 0);
    this.want(seat, now.map((crew, i) => ({ ...crew, [kind]: crew[kind] + change(i) })));
    this.tell(view, seat);
  }

  /** Answer the next question that differs from what is laid out, once everybody healthy has a place. */
  tell(view: FrescoView, seat: number): void {
    const wanted = this.wanted;
    const player = view.players[seat];
    if (!wanted || !player || table.busy) return;
    if (!this.open || this.owner !== ownerOf(seat) || this.answeredElsewhere()) return this.drop();
    if (wanted.reduce((sum, crew) => sum + crew.healthy, 0) < player.apprentices) return;
    const step = this.steps.find(({ column, move }) => !same(crewOf(move), wanted[column] as Crew));
    if (!step) return table.state?.plan?.complete ? this.drop() : undefined;
    const option = step.options.find((choice) => same(crewOf(choice.move), wanted[step.column] as Crew));
    if (!option) return this.drop();
    this.sent = true;
    table.plan(step.index, option.move);
  }
}

function ownerOf(seat: number): string {
  return `${table.state?.table} ${seat}`;
}

export const draft = new Draft();
