// What the symbols of Fresco's table are: their words, and the page of the rules that says more.
import type { About } from "../../lib/games";
import { t } from "../../lib/words.svelte";
import { extras } from "./extras.svelte";

const SECTIONS: Record<string, string> = {
  hostel: "waking",
  mood: "mood",
  segment: "cathedral",
  bishop: "bishop",
  altar: "altar",
  track: "track",
  booth: "market",
  slot: "market",
  bag: "next-round",
  "place-market": "market",
  "place-cathedral": "cathedral",
  "place-studio": "studio",
  "place-workshop": "workshop",
  "place-theater": "theater",
  "place-second-cathedral": "end",
  apprentices: "planning",
  planned: "planning",
  thalers: "scoring",
  income: "next-round",
  tiles: "next-round",
  paint: "workshop",
  blends: "workshop",
  round: "end",
};
const SAME: Record<string, string> = { space: "track" };

/** A symbol by its kind, or by the spot it is: `thalers`, `slot-3`, `m06-bench-2`. */
export function aboutFresco(key: string): About | null {
  const module = /^(?:m(\d\d)|tile-(\d+))(?=-|$)/.exec(key);
  if (module) return aboutModule(`m${(module[1] ?? module[2] ?? "").padStart(2, "0")}`, key);
  const kind = key in SECTIONS ? key : key.replace(/-[^-]*$/, "");
  const name = SAME[kind] ?? kind;
  const section = SECTIONS[name];
  if (!section) return null;
  return { name: t(`fresco-about-${name}`), does: t(`fresco-does-${name}`), rule: `fresco#${section}` };
}

/** Of a module: what it is about, or where a piece has words of its own, those. */
function aboutModule(page: string, key: string): About {
  const own = extras.drawn?.wordsOf(Number(page.slice(1)), key);
  return { name: t(`${page}-title`), does: t(own ?? `${page}-short`), rule: page };
}
