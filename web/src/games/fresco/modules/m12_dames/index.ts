import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import OnSegment from "./OnSegment.svelte";
import OnSheet from "./OnSheet.svelte";
import OnTrack from "./OnTrack.svelte";
import type { DamesView } from "./view-types";

export default {
  Board,
  Goods,
  OnSegment,
  OnSheet,
  OnTrack,
  spaces: ({ track }) => track.map((stop) => stop.space),
  figures: ({ leonardo }) => ({ dames: leonardo, planned: null, reservation: false }),
} satisfies FrescoModule<DamesView>;
