import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import type { FavorsView } from "./view-types";

export default { Board, narrow: true, Mark } satisfies FrescoModule<FavorsView>;
