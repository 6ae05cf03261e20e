import type { FrescoModule } from "../../module";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import OnSheet from "./OnSheet.svelte";
import type { WellView } from "./view-types";

/** A wish says when it is used. */
function words(target: string): string | undefined {
  const wish = /^m04-wish-(.*)$/.exec(target);
  return wish ? `m04-why-${wish[1]}` : undefined;
}

export default { Board, narrow: true, Goods, OnSheet, words } satisfies FrescoModule<WellView>;
