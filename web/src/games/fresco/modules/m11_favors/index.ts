import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";

export default { Board, narrow: true, Mark } satisfies FrescoModule;
