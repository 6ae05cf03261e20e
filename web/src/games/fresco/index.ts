import type { GamePage } from "../../lib/games";
import { speakOfModules } from "../../lib/words.svelte";
import { extras } from "./extras.svelte";
import type { FrescoView } from "./view";

export default {
  opponents: 2,
  table: () => import("./FrescoTable.svelte"),
  prepare: async ({ chosen }) => {
    if (chosen.modules !== "none") await Promise.all([extras.load(), speakOfModules()]);
  },
  shelved: (view) => extras.drawn?.hasBoards(view as unknown as FrescoView) ?? false,
} satisfies GamePage;
