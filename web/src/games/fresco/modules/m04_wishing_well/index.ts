import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import OnSheet from "./OnSheet.svelte";
import type { WellView } from "./view-types";

export default { Board, narrow: true, Goods, OnSheet } satisfies FrescoModule<WellView>;
