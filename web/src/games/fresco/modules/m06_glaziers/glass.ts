/** The messages that name the colours of glass. */
export const GLASS_WORDS: Record<string, string> = {
  Y: "paint-yellow",
  B: "paint-blue",
  R: "paint-red",
  G: "paint-green",
};
