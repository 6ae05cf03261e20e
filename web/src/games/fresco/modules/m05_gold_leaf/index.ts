import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import OnSlot from "./OnSlot.svelte";
import type { GoldView } from "./view-types";

export default { Board, narrow: true, Goods, OnSlot } satisfies FrescoModule<GoldView>;
