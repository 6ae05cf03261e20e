// A table on which nothing is played: what would be done is written down.
import type { Actions } from "../src/session/table.svelte";

export const logged: Actions = {
  busy: false,
  choose: ({ index, option }) => console.log("choose", index, option.move),
  plan: (index, move) => console.log("plan", index, move),
  unplan: (index) => console.log("unplan", index),
  why: async () => null,
  preview: async () => [],
};
