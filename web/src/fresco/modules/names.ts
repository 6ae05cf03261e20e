import type { BoxInfo } from "../../protocol";

/** The messages that name the colours of glass. */
export const GLASS_WORDS: Record<string, string> = {
  Y: "paint-yellow",
  B: "paint-blue",
  R: "paint-red",
  G: "paint-green",
};

/** The messages that name the Medico's bottles, by their letters. */
export const BOTTLE_WORDS: Record<string, string> = {
  "3": "bottle-3",
  "2": "bottle-2",
  "1": "bottle-1",
  J: "bottle-juice",
};

/** The modules' numbers by their names in the view. */
const NUMBERS: Record<string, number> = {
  portraits: 1,
  requests: 2,
  "wishing well": 4,
  "gold leaf": 5,
  glaziers: 6,
  scrolls: 7,
  bells: 8,
  wall: 9,
  medico: 10,
  favors: 11,
  dames: 12,
  catacombs: 13,
  pews: 14,
  dome: 15,
  "black market": 16,
  "painters' guild": 17,
};

export function numberOf(module: string): number {
  return NUMBERS[module] ?? 0;
}

/** `m06`: how a module's targets, words and page of rules begin. */
export function pageOf(module: string): string {
  return `m${String(numberOf(module)).padStart(2, "0")}`;
}

/** The tables of the box that are a module's. */
export function boxesOf(box: BoxInfo | null, module: string): string[] {
  const names = Object.keys({ ...box?.ours, ...box?.owner });
  return names.filter((name) => name.startsWith(`m${numberOf(module)}_`));
}

/** Does the question belong to a module's page, or can something of it be pressed? */
export function asksAbout(rule: string | undefined, hot: Set<string>, page: string): boolean {
  return rule?.split("#")[0] === page || [...hot].some((target) => target === page || target.startsWith(`${page}-`));
}

/** The segment that `B4` names. */
export function segmentOf(name: string): number {
  return "ABCDE".indexOf(name[0] ?? "A") + 5 * (Number(name[1]) - 1);
}

/** A dome tile, `6 OGY`, as its points and paints; one that is just taken away has no word any more. */
export function domeOf(word: string | undefined): { points: number; paints: string } {
  const [points = "0", paints = ""] = word?.split(" ") ?? [];
  return { points: Number(points), paints };
}
