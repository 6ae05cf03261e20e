// Panes are all alike to the server. So that they can be seen to travel, each gets a number here that it keeps
// from one view to the next: a pane that is gone from one place is the one of its colour that lies in another.
import type { SintraView } from "./view";

/** The numbers of the panes at each place, for each colour. */
type Places = Map<string, number[]>;

export class Keys {
  constructor(private readonly places: Places) {}

  /** The key of a pane: the i-th of its colour at this place. */
  at(place: string, letter: string, i = 0): string | undefined {
    const number = this.places.get(`${place} ${letter}`)?.[i];
    return number === undefined ? undefined : `pane-${number}`;
  }
}

let latest: Places = new Map();
let last = 0;

/** The keys of the view that is shown now; asked again for the same view, they are the same. */
export function keysOf(view: SintraView): Keys {
  latest = follow(latest, heaps(view));
  return new Keys(latest);
}

/** What lies where: panes by place. */
function heaps(view: SintraView): Map<string, string> {
  const found = new Map<string, string>([
    ["middle", view.middle],
    ["hand", view.hand],
  ]);
  view.factories.forEach((panes, i) => found.set(`factory-${i + 1}`, panes));
  view.players.forEach((player, seat) =>
    player.columns.forEach((column, i) => {
      [...column.panes].forEach((pane, field) => found.set(`field-${seat}-${i}-${field}`, pane));
      found.set(`upper-${seat}-${i}`, column.upper);
      found.set(`lower-${seat}-${i}`, column.lower);
    }),
  );
  return found;
}

/** Panes that stay keep their numbers; those that come take the numbers of those that went, or new ones. */
export function follow(before: Places, now: Map<string, string>): Places {
  const after: Places = new Map();
  const wanted: { key: string; letter: string; missing: number }[] = [];
  for (const [place, panes] of now) {
    for (const letter of new Set(panes.replaceAll(".", ""))) {
      const key = `${place} ${letter}`;
      const n = panes.split(letter).length - 1;
      const staying = (before.get(key) ?? []).slice(0, n);
      after.set(key, staying);
      if (staying.length < n) wanted.push({ key, letter, missing: n - staying.length });
    }
  }
  const free = freed(before, after);
  for (const { key, letter, missing } of wanted) {
    const numbers = free.get(letter)?.splice(0, missing) ?? [];
    while (numbers.length < missing) numbers.push(++last);
    after.get(key)!.push(...numbers);
  }
  return after;
}

/** The numbers of panes that lie no longer where they were, by colour. */
function freed(before: Places, after: Places): Map<string, number[]> {
  const free = new Map<string, number[]>();
  for (const [key, numbers] of before) {
    const gone = numbers.slice(after.get(key)?.length ?? 0);
    const letter = key.at(-1) as string;
    free.set(letter, [...(free.get(letter) ?? []), ...gone]);
  }
  return free;
}
