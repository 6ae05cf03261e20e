import { t } from "../../../../lib/words.svelte";
import type { Figure } from "../../figures";
import Drawn from "./Figure.svelte";
import type { LeonardoView } from "./view-types";

export default {
  Drawn,
  tell: ({ segment, marker, space, tiles, seals, steered_by }, names) => ({
    segment,
    marker,
    space,
    tiles: tiles.length,
    seals,
    note: t("board-steered", { name: names[steered_by] ?? "" }),
  }),
} satisfies Figure<LeonardoView>;
