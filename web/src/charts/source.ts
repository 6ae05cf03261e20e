// The name of a source of points; some languages have another word for Sintra's windows than for a cathedral's.
import { table } from "../lib/table.svelte";
import { known, t } from "../lib/words.svelte";

export function sourceName(key: string): string {
  const source = `source-${key}`;
  if (!known(source)) return key.replaceAll("_", " ");
  return table.state?.game === "sintra" ? t("sintra-source", { source }) : t(source);
}
