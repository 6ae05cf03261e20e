import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Mark from "./Mark.svelte";
import OnSegment from "./OnSegment.svelte";
import Tile from "./Tile.svelte";
import type { GlaziersView } from "./view-types";

export default { Board, Goods, Mark, OnSegment, Tile } satisfies FrescoModule<GlaziersView>;
