// People and bots by their names.
import type { Sitter } from "../protocol";
import { t } from "./words.svelte";

/** What somebody is called who has not said their name. */
export function callName(sitter: Pick<Sitter, "name" | "kind">, seat: number): string {
  if (sitter.name) return sitter.name;
  return sitter.kind === "free" ? t("free-seat") : t("player-n", { n: seat + 1 });
}
