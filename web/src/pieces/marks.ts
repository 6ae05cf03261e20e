/** A mark for every paint, so that colour is never alone. Drawn in a square of 16. */
export const MARKS: Record<string, string> = {
  R: "M8 2.9a5.1 5.1 0 1 0 .01 0z",
  Y: "M8 2 14.4 13.2H1.6z",
  B: "M3.2 3.2h9.6v9.6H3.2z",
  O: "M8 1.4 13.8 8 8 14.6 2.2 8z",
  G: "M13.9 2.1C6.4 1.8 2.1 5.6 2.9 13.1l-1 1.2 1.1.6 1-1.3C11.2 14 14.3 9.6 13.9 2.1zM5 11.6C6.6 8.6 8.4 6.6 11 5 9.2 7.4 7.6 9.4 5.6 12z",
  P: "M6 2h4v4h4v4h-4v4H6v-4H2V6h4z",
  K: "M8 14C3.2 10.5 1.7 8.2 1.7 5.8c0-2 1.5-3.4 3.2-3.4 1.3 0 2.5.8 3.1 2.1.6-1.3 1.8-2.1 3.1-2.1 1.7 0 3.2 1.4 3.2 3.4 0 2.4-1.5 4.7-6.3 8.2z",
  N: "M8 1.5 13.7 4.8v6.4L8 14.5 2.3 11.2V4.8z",
};

/** The paints in the order of the box. */
export const PAINTS = [..."RYBOGPKN"];

/** The message that names a paint. */
export const PAINT_WORDS: Record<string, string> = {
  R: "paint-red",
  Y: "paint-yellow",
  B: "paint-blue",
  O: "paint-orange",
  G: "paint-green",
  P: "paint-purple",
  K: "paint-pink",
  N: "paint-brown",
};
