// What those who listen hear after a change.
import type { State } from "../protocol";
import type { Change } from "../session/merge";

/** What a screen reader hears after a change: what happened, then whose turn it is. */
export function announcement(
  { before, now, lines }: Change,
  names: string[],
  speak: (text: object) => string,
  t: (name: string, values?: Record<string, unknown>) => string,
): string {
  if (!before) return "";
  const all = [...names, ...(now.figures ?? [])];
  const happened = lines.map((line) => `${line.who >= 0 ? `${all[line.who]} ` : ""}${speak(line.text)}.`);
  return [...happened.slice(-6), turn(before, now, names, speak, t)].filter(Boolean).join(" ");
}

function turn(
  before: State,
  now: State,
  names: string[],
  speak: (text: object) => string,
  t: (name: string, values?: Record<string, unknown>) => string,
): string {
  if (now.over) return before.over ? "" : t("game-over");
  if (now.asked) return `${before.asked ? "" : `${t("your-turn")}. `}${speak(now.asked.question)}`;
  if (now.plan?.complete && !before.plan?.complete) return t("plan-complete");
  if (String(before.waiting) === String(now.waiting)) return "";
  return t("waiting-for", { name: now.waiting.map((seat) => names[seat] ?? "").join(", ") });
}
