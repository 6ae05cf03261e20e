// The levels of bots, and the one the reader likes to play against.
import { keep, kept } from "./keep";
import { known, t } from "./words.svelte";

const USUAL = "apprentice";

/** What a bot's level is called. */
export function levelName(bot: string): string {
  return known(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How a bot of this level plays, in a line. */
export function levelText(bot: string): string {
  return known(`bot-${bot}-text`) ? t(`bot-${bot}-text`) : "";
}

/** The level chosen last, if there still is one of that name. */
export function usualLevel(bots: string[]): string {
  const last = kept("level", USUAL);
  return bots.includes(last) ? last : bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? "");
}

export function keepLevel(bot: string): void {
  keep("level", bot);
}
