// What happened, as the server tells it: the table after one event after another. Nothing is found out here.
import type { Frame, Line, State } from "../protocol";

type View = State["view"];

/** A moment that is shown: the table, what was told of it, whose decision it was, and for how long it is looked at. */
export interface Beat {
  state: State;
  lines: Line[];
  by: number;
  /** Milliseconds at the usual speed. */
  hold: number;
  /** The present, at which questions can be answered. */
  now: boolean;
  /** Nobody saw it happen: it is shown as it is, and nothing of it is performed. */
  past?: boolean;
}

const STEP = 650;
const NEXT_DECISION = 950;
const LONGER: Record<string, number> = {
  round: 1900,
  round_ended: 1100,
  final_scoring: 1900,
  money: 1100,
  restored: 1200,
  altar: 1100,
  window: 1200,
  kept: 1200,
  shattered: 1800,
  revealed: 1100,
};
const BEFORE_ALL = 900;

/** The views of all frames: each is the one after it, with what was different put back. */
export function viewsOf(frames: Frame[], present: View): View[] {
  const views: View[] = [];
  let view: unknown = present;
  for (const { back } of [...frames].reverse()) {
    for (const { path, value } of back) view = withValue(view, path, value);
    views.unshift(view as View);
  }
  return views;
}

function withValue(at: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(at)) return at.map((one, i) => (i === key ? withValue(one, rest, value) : one));
  const whole = at as Record<string, unknown>;
  return { ...whole, [key]: withValue(whole[key], rest, value) };
}

/** How a state is shown: in moments, if it brings them, and in the end as it is. */
export function beatsOf(state: State, before: State | null, read: number): Beat[] {
  const lines = state.log.filter(({ n }) => n > read);
  const beats = moments(state, state.frames ?? [], lines, before);
  const own = ownBeats(beats, state.seats);
  const rest = beats.slice(own);
  if (rest.length === 0)
    return [{ state, lines, by: beats.at(-1)?.by ?? -1, hold: own ? NEXT_DECISION : 0, now: true, past: beats.length === 0 }];
  const mine = own ? [{ ...beats[own - 1]!, lines: beats.slice(0, own).flatMap((beat) => beat.lines), hold: NEXT_DECISION }] : [];
  const first = state.frames?.[0];
  const start = before || !first ? [] : [startOf(state, first)];
  return [...start, ...mine, ...rest, { state, lines: [], by: rest.at(-1)!.by, hold: NEXT_DECISION - STEP, now: true }];
}

/** What happened, once more: from before it to the present. */
export function beatsAgain(present: State, view: View, frames: Frame[], lines: Line[]): Beat[] {
  if (frames.length < 2) return [];
  const past = { ...present, view, frames, log: [] }; // which is read already
  return [
    startOf(past, frames[0]!),
    ...moments(past, frames, lines, present),
    { state: present, lines: [], by: frames.at(-1)!.by, hold: 0, now: true },
  ];
}

/** What a single decision did; after it, it is looked at for as long as before somebody else's. */
export function beatsOfStep(state: State, frames: Frame[], lines: Line[]): Beat[] {
  const told = moments(state, frames, lines, state);
  const last = told.at(-1);
  if (last) last.hold = Math.max(last.hold, NEXT_DECISION);
  return [...told, { state, lines: [], by: frames.at(-1)!.by, hold: 0, now: true }];
}

function startOf(state: State, frame: Frame): Beat {
  const view = viewsOf(state.frames ?? [], state.view)[0] ?? state.view;
  return { state: between(state, state.seq, view, frame.n, frame.by), lines: [], by: -1, hold: BEFORE_ALL, now: false };
}

function moments(state: State, frames: Frame[], lines: Line[], before: State | null): Beat[] {
  const views = viewsOf(frames, state.view);
  return frames.slice(1).map(({ n, by }, i) => {
    const told = lines.filter((line) => line.n > frames[i]!.n && line.n <= n);
    const next = frames[i + 2];
    const hold = Math.max(STEP, ...told.map(({ kind }) => LONGER[kind] ?? 0), next && next.by !== by ? NEXT_DECISION : 0);
    return { state: between(state, before?.seq ?? state.seq - 1, views[i + 1]!, n, by), lines: told, by, hold, now: false };
  });
}

/** The table in between: nobody is asked, and clocks and people are as they are now. */
function between(state: State, seq: number, view: View, n: number, by: number): State {
  return {
    ...state,
    seq,
    view,
    asked: null,
    plan: null,
    undo: { undo: false, redo: false, reset: false, ask: false },
    waiting: by < 0 ? [] : [by],
    log: state.log.filter((line) => line.n <= n),
    over: false,
    outcome: null,
  };
}

/** How many beats at the beginning are my own doing, and nobody else's: these show at once. */
function ownBeats(beats: Beat[], seats: number[]): number {
  const other = beats.findIndex(({ by, lines }) => !seats.includes(by) || lines.some(({ who }) => who !== by));
  return other < 0 ? beats.length : other;
}
