// States as the server sends them.
import type { Option, State } from "../src/protocol";

export function option(move: string, target: string): Option {
  return { move, target, text: { say: move } };
}

/** Seat 1 is asked, with these options. */
export const asked = (...options: Option[]) => ({ seat: 1, question: { say: "ask" }, options, rule: "fresco#market" });

export function stateWith(more: Partial<State> = {}): State {
  return {
    type: "state",
    table: "T",
    seq: 4,
    step: 2,
    game: "fresco",
    chosen: {},
    seed_hash: "",
    seat: 1,
    seats: [1],
    sitters: [
      { name: "Anna", kind: "person" },
      { name: "", kind: "person" },
      { name: "", kind: "free" },
    ],
    public: 0,
    open: false,
    links: [],
    owner: false,
    waiting: [1],
    view: {},
    asked: null,
    plan: null,
    undo: { undo: false, redo: false, reset: false, ask: false },
    consent: null,
    log: [],
    chat: [],
    note: "",
    over: false,
    ...more,
  };
}

/** Lines of a log, by their numbers. */
export const lines = (...numbers: number[]) => numbers.map((n) => ({ n, step: n, who: 0, text: { say: `line-${n}` }, kind: "" }));
