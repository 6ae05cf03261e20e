import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import type { ScrollsView } from "./view-types";

export default { Board, narrow: true, Goods } satisfies FrescoModule<ScrollsView>;
