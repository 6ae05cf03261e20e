// "5 minutes ago", in the reader's language.
const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
];

export function agoOf(seconds: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [length, unit] of STEPS) if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  return format.format(0, "second");
}
