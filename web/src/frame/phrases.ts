// What is often said at a table: sent as a name, so that everybody reads it in their own language.
export const PHRASES = ["hello", "luck", "well", "moment", "sorry", "thanks", "again", "bye"] as const;

const SENT = new RegExp(`^phrase:(${PHRASES.join("|")})$`);

/** The phrase that a line of the chat is; nothing if somebody wrote it. */
export function phraseIn(text: string): string | null {
  return SENT.exec(text)?.[1] ?? null;
}

/** When something was said: the hour, and the day unless that is today. */
export function timeOf(seconds: number, language: string, now = new Date()): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === now.toDateString();
  const day: Intl.DateTimeFormatOptions = today ? {} : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, { ...day, hour: "2-digit", minute: "2-digit" }).format(at);
}
