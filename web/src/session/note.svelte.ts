// The note at a symbol of the board: what it is, what can be done with it, or why nothing can.
import type { Because } from "../protocol";
import type { Choice } from "./choices";

export class Note {
  /** The symbol it lies beside; none: there is no note. */
  at = $state.raw<Element | null>(null);
  /** The spot that the symbol is, if it is one. */
  target = $state("");
  choices = $state.raw<Choice[]>([]);
  because = $state.raw<Because | null>(null);
  /** It stays until it is put away; otherwise it goes with the pointer. */
  pinned = $state(false);
  /** The focus goes back to the symbol: nobody asks what it is. */
  returning = false;

  /** While the pointer or the focus is at a symbol. */
  peek(at: Element, target: string, choices: Choice[]): void {
    if (!this.pinned) this.lay(at, target, choices, false);
  }

  show(at: Element, target: string, choices: Choice[]): void {
    this.lay(at, target, choices, true);
  }

  /** Is this what the reader has just read about? */
  isAbout(target: string): boolean {
    return this.pinned && target !== "" && this.target === target;
  }

  private lay(at: Element, target: string, choices: Choice[], pinned: boolean): void {
    this.because = null;
    this.target = target;
    this.choices = choices;
    this.pinned = pinned;
    this.at = at;
  }

  explain(target: string, because: Because): void {
    if (this.isAbout(target)) this.because = because;
  }

  close(): void {
    const { at, pinned } = this;
    this.at = null;
    this.target = "";
    this.choices = [];
    this.because = null;
    this.pinned = false;
    if (!pinned || !(at instanceof HTMLElement || at instanceof SVGElement)) return;
    this.returning = true;
    at.focus({ preventScroll: true });
    this.returning = false;
  }

  /** The pointer or the focus has left. */
  leave(): void {
    if (!this.pinned) this.close();
  }
}
