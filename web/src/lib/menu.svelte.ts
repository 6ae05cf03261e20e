// The small menu that opens at a spot where several things can be done, and the note that says why nothing can.
import type { Choice } from "./table.svelte";

export interface Place {
  x: number;
  y: number;
  above: number; // where it ends instead if there is no room below
}

class Menu {
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

class WhyNote {
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

/** Under the middle of a thing, or above it, in the window's own measures. */
export function below(at: Element): Place {
  const box = at.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.bottom + 6, above: box.top - 6 };
}

export const menu = new Menu();
export const why = new WhyNote();
