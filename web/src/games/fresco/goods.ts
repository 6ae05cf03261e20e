// Paints and thalers are no pieces of their own to the page: an event says which of them go where.
import type { Goods } from "../../lib/games";
import { PAINT_WORDS } from "../../pieces/marks";
import type { Line } from "../../protocol";

interface Told {
  paints?: string;
  paint?: string;
  n?: number;
  thalers?: number;
}

const MOST = 8; // coins that are seen one by one

const toWhom = (told: Told, spot = "") => ({ kinds: [...(told.paints ?? "")], from: spot });
const fromWhom = (told: Told, spot = "") => ({ kinds: [...(told.paints ?? "")], to: spot });
const coins = ({ thalers = 0 }: Told) => Array<string>(Math.min(MOST, thalers)).fill("coin");

/** By the kinds of events: without a place it is from or to whoever acts, `null` is the supply. */
const MOVES: Record<string, (told: Told, spot?: string) => { kinds: string[]; from?: string | null; to?: string | null }> = {
  bought: toWhom,
  received: toWhom,
  barrel: toWhom,
  restored: fromWhom,
  altar: fromWhom,
  dome: fromWhom,
  stall: ({ paints = "" }, spot = "") => ({ kinds: [...paints], from: "bag", to: spot }),
  paid: (told) => ({ kinds: coins(told), to: null }),
  earned: (told) => ({ kinds: coins(told), from: null }),
  money: (told) => ({ kinds: coins(told), to: null }),
  blended: ({ paint = "", n = 1 }) => ({ kinds: Array<string>(n).fill(letterOf(paint)), from: null }),
};

function letterOf(word: string): string {
  return Object.keys(PAINT_WORDS).find((letter) => PAINT_WORDS[letter] === word) ?? "";
}

export function goodsOf({ kind, who, text, spots = [] }: Line): Goods | null {
  const move = MOVES[kind]?.(text, spots[0]);
  const kinds = move?.kinds.filter(Boolean) ?? [];
  if (!move || kinds.length === 0) return null;
  const place = (at: string | null | undefined) => (at === undefined ? who : at);
  return { kinds, from: place(move.from), to: place(move.to) };
}
