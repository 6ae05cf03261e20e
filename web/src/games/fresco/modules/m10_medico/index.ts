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
  neutralAt: ({ players }, seat) => players[seat]?.neutral_at ?? null,
} satisfies FrescoModule<MedicoView>;
