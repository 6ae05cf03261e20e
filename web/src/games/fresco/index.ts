import type { GamePage } from "../../lib/games";
import { speakOfModules } from "../../lib/words.svelte";
import { aboutFresco } from "./about";
import { goodsOf } from "./goods";
import { extras } from "./extras.svelte";
import type { FrescoView } from "./view";

/** What somebody owns of many modules needs room. */
function heights({ track, modules }: FrescoView, seat: number) {
  const each = modules.length > 8 ? 130 : modules.length > 3 ? 118 : 100;
  const high = `${Math.max(1, track.length - (seat < 0 ? 0 : 1)) * each - 6}px`;
  return {
    own: modules.length > 8 ? "var(--laden)" : "200px",
    others: seat < 0 ? `min(${high}, 64%)` : high,
    row: `${each + 62}px`,
  };
}

export default {
  opponents: 2,
  about: aboutFresco,
  goods: goodsOf,
  table: () => import("./FrescoTable.svelte"),
  prepare: async ({ chosen }) => {
    if (chosen.modules !== "none") await Promise.all([extras.load(), speakOfModules()]);
  },
  shelved: (view) => extras.drawn?.hasBoards(view as unknown as FrescoView) ?? false,
  lastRound: { begins: (view) => (view as unknown as FrescoView).final, ends: (event) => event === "final_scoring" },
  together: true,
  heights: (view, seat) => heights(view as unknown as FrescoView, seat),
} satisfies GamePage;
