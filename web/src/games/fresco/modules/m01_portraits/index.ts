import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";

export default { Board, Goods } satisfies FrescoModule;
