// What a clock shows: short for the eye, in words for those who listen.
import type { DaysClock, LiveClock, SeatClock } from "../protocol";

export type Clock = LiveClock | DaysClock;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this a live clock warns. */
const LOW = 30 * SECOND;
/** The part of its days below which a clock of days warns. */
const LOW_PART = 0.1;

/** What is left of a clock so many milliseconds after it was sent. */
export function leftOf(clock: SeatClock, passed: number): number {
  return Math.max(0, clock.left - (clock.runs ? Math.max(0, passed) : 0));
}

export function isLow(clock: Clock, left: number): boolean {
  return left < (clock.kind === "days" ? clock.days * DAY * LOW_PART : LOW);
}

type Unit = "day" | "hour" | "minute" | "second";

function count(n: number, unit: Unit, language: string, unitDisplay: "narrow" | "long"): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(n);
}

/** `9:41`, or where days are counted `2d 4h`; from an hour on, a small screen has room for the largest unit only. */
export function shortTime(left: number, language: string, days: boolean, small = false): string {
  if (left < HOUR || !(days || small)) return minutes(Math.ceil(left / SECOND));
  return parts(left)
    .slice(0, small ? 1 : 2)
    .map(([n, unit]) => count(n, unit, language, "narrow"))
    .join(" ");
}

/** The two largest units in words. */
export function spokenTime(left: number, language: string): string {
  return parts(left)
    .slice(0, 2)
    .map(([n, unit]) => count(n, unit, language, "long"))
    .join(" ");
}

function minutes(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(rest)}:${two(seconds % 60)}` : `${rest}:${two(seconds % 60)}`;
}

/** Days, hours, minutes and seconds, from the largest that is not zero on. */
function parts(left: number): [number, Unit][] {
  const whole = Math.ceil(left / SECOND) * SECOND;
  const every: [number, Unit][] = [
    [Math.floor(whole / DAY), "day"],
    [Math.floor(whole / HOUR) % 24, "hour"],
    [Math.floor(whole / MINUTE) % 60, "minute"],
    [Math.floor(whole / SECOND) % 60, "second"],
  ];
  const first = every.findIndex(([n]) => n > 0);
  return every.slice(first < 0 ? 3 : first);
}
