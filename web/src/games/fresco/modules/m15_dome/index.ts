import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Mark from "./Mark.svelte";
import type { DomeView } from "./view-types";

export default {
  Board,
  narrow: true,
  Goods,
  Mark,
  figures: ({ leonardo }) => ({ domes: leonardo, completed: [] }),
} satisfies FrescoModule<DomeView>;
