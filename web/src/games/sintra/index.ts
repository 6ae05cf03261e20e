import type { GamePage } from "../../lib/games";
import { aboutSintra } from "./about";
import type { SintraView } from "./view";

const PALACES = ["0px", "232px", "62%", "74%"]; // by the number of opponents

const isLast = ({ indicator }: SintraView) => indicator.length === 1; // the panes of the rounds to come

export default {
  opponents: 1,
  about: aboutSintra,
  table: () => import("./SintraTable.svelte"),
  lastRound: { now: (view) => isLast(view as unknown as SintraView), ends: "round_ended" },
  heights: (view) => {
    const opponents = (view as unknown as SintraView).players.length - 1;
    return { own: "minmax(0, var(--own-share))", others: PALACES[opponents] ?? "74%", row: "206px" };
  },
} satisfies GamePage;
