import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import OnSheet from "./OnSheet.svelte";
import Tile from "./Tile.svelte";
import type { MedicoView } from "./view-types";

export default {
  Board,
  Goods,
  OnSheet,
  Tile,
  neutral: ({ players }, seat) => ({ there: Boolean(players[seat]?.neutral), column: players[seat]?.neutral_at ?? -1 }),
} satisfies FrescoModule<MedicoView>;
