import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Tile from "./Tile.svelte";
import type { BellsView } from "./view-types";

export default {
  Board,
  Goods,
  Tile,
  figures: ({ leonardo, leonardo_bells }) => ({ certificates: leonardo, bells: leonardo_bells, own: null, unfinished: [] }),
} satisfies FrescoModule<BellsView>;
