// Expectations as the reader's language writes numbers.
import { language } from "./words.svelte";

/** A share from 0 to 1 in percent, without the sign. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** A share as the language writes it, with its sign. */
export function share(number: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(number);
}

/** Points with one digit behind the point. */
export function points(number: number): string {
  return figure(number, "auto");
}

/** Points ahead or behind. */
export function lead(number: number): string {
  return figure(number, "exceptZero").replace("-", "−");
}

function figure(number: number, signDisplay: "auto" | "exceptZero"): string {
  return new Intl.NumberFormat(language(), { signDisplay, minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}
