import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Tile from "./Tile.svelte";
import type { CatView } from "./view-types";

export default { Board, narrow: true, Goods, Tile } satisfies FrescoModule<CatView>;
