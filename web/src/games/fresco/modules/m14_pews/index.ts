import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import OnSlot from "./OnSlot.svelte";
import Tile from "./Tile.svelte";
import type { PewsView } from "./view-types";

export default { Board, Goods, OnSlot, Tile } satisfies FrescoModule<PewsView>;
