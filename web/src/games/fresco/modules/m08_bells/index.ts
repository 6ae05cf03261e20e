import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Tile from "./Tile.svelte";

export default {
  Board,
  Goods,
  Tile,
  figures: ({ leonardo, leonardo_bells }) => ({ certificates: leonardo, bells: leonardo_bells, unfinished: [] }),
} satisfies FrescoModule;
