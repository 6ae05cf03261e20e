import { t } from "../../../../lib/words.svelte";
import { paintNames } from "../../paints";

/** The messages that name the four kinds of requests, in the order of the view. */
export const KIND_WORDS = ["request-general", "request-orange", "request-green", "request-purple"];

/** A restored tile for those who listen: its seals, `0` where it bears none. */
export function sealWords(seals: string): string {
  return t("mod-tile-with-seals", { kind: seals === "0" ? t("mod-no-seal") : paintNames(seals) });
}
