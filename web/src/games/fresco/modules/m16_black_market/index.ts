import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";

export default { Board, narrow: true } satisfies FrescoModule;
