import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import OnSegment from "./OnSegment.svelte";
import OnSheet from "./OnSheet.svelte";
import type { CatacombsView } from "./view-types";

export default {
  Board,
  Goods,
  OnSegment,
  OnSheet,
  figures: ({ leonardo: { laid, treasures } }) => ({
    maps: 0,
    hours: [],
    own_maps: null,
    laid,
    treasures: treasures.length,
    kept: treasures,
  }),
} satisfies FrescoModule<CatacombsView>;
