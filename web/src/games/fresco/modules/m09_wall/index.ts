import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Tile from "./Tile.svelte";
import type { WallView } from "./view-types";

export default { Board, Goods, Tile } satisfies FrescoModule<WallView>;
