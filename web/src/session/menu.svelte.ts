// The small menu that opens at a spot where several things can be done, and the note that says why nothing can.
import { below, type Place } from "../lib/place";
import type { Choice } from "./choices";

export class Menu {
  choices = $state.raw<Choice[]>([]);
  place = $state.raw<Place>({ x: 0, y: 0, above: 0 });
  private opener: Element | null = null;

  get open(): boolean {
    return this.choices.length > 0;
  }

  show(choices: Choice[], at: Element): void {
    this.opener = at;
    this.place = below(at);
    this.choices = choices;
  }

  close(): void {
    if (!this.open) return;
    this.choices = [];
    if (this.opener instanceof HTMLElement || this.opener instanceof SVGElement) this.opener.focus({ preventScroll: true });
  }
}

export class WhyNote {
  text = $state.raw<object | null>(null);
  rule = $state("");
  ours = $state.raw<object[]>([]);
  place = $state.raw<Place>({ x: 0, y: 0, above: 0 });

  show(text: object, rule: string, ours: object[], at: Element): void {
    this.place = below(at);
    this.rule = rule;
    this.ours = ours;
    this.text = text;
  }

  close(): void {
    this.text = null;
  }
}
