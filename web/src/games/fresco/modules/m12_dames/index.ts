import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import OnSegment from "./OnSegment.svelte";
import OnSheet from "./OnSheet.svelte";
import OnTrack from "./OnTrack.svelte";

export default {
  Board,
  Goods,
  OnSegment,
  OnSheet,
  OnTrack,
  spaces: ({ track }) => track.map((stop: { space: number }) => stop.space),
  figures: ({ leonardo }) => ({ dames: leonardo }),
} satisfies FrescoModule;
