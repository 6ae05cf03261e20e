import { INK, PAPER, type Tokens } from "../../shelf/shapes";

export const tokens: Tokens = {
  bell: [
    ["M12 1.5a2 2 0 0 1 2 2c3.6 1 5 4 5 7.5 0 4 1 5.5 2.5 7h-19C4 16.5 5 15 5 11c0-3.5 1.4-6.5 5-7.5a2 2 0 0 1 2-2z", "#c9962f"],
    ["M9.4 5.6C7.4 6.8 6.7 9 6.7 12c0 2-.3 3.3-.8 4.4h1.8c.6-1.5.6-3 .7-5 .1-2.3.3-4 1-5.8z", "#ecca70"],
    ["M9.5 19h5a2.5 2.5 0 0 1-5 0z", INK],
  ],
  certificate: [
    ["M3 4h18v14H3z", PAPER],
    ["M6 7h12v1.3H6zm0 3h12v1.3H6zm0 3h5v1.3H6z", INK],
    ["M15.5 12a3.6 3.6 0 0 1 2.4 6.2V22l-2.4-1.4L13.1 22v-3.8A3.6 3.6 0 0 1 15.5 12z", "#b3402f"],
  ],
};
