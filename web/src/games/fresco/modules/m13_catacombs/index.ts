import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import OnSegment from "./OnSegment.svelte";
import OnSheet from "./OnSheet.svelte";

export default {
  Board,
  Goods,
  OnSegment,
  OnSheet,
  figures: ({ leonardo }) => ({ maps: 0, kept: leonardo.treasures }),
} satisfies FrescoModule;
