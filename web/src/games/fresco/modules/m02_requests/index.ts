import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import type { RequestsView } from "./view-types";

export default { Board, Goods } satisfies FrescoModule<RequestsView>;
