import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import type { GuildView } from "./view-types";

export default { Board, narrow: true } satisfies FrescoModule<GuildView>;
