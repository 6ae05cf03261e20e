import type { GamePage } from "../../lib/games";
import { aboutSintra } from "./about";
import type { SintraView } from "./view";

const PALACES = ["0px", "232px", "62%", "74%"]; // by the number of opponents

/** The round that is played, and those to come. */
const roundsLeft = (view: object) => (view as SintraView).indicator.length;

export default {
  opponents: 1,
  about: aboutSintra,
  table: () => import("./SintraTable.svelte"),
  lastRound: {
    begins: (view) => roundsLeft(view) === 1,
    ends: (event, view) => event === "round_ended" && roundsLeft(view) === 0,
  },
  heights: (view, seat) => {
    const { length } = (view as unknown as SintraView).players;
    const others = seat < 0 ? (length > 2 ? "62%" : "74%") : (PALACES[length - 1] ?? "74%");
    return { own: "minmax(0, var(--own-share))", others, row: seat < 0 ? "minmax(206px, 0.7fr)" : "206px" };
  },
} satisfies GamePage;
