import type { Tokens } from "../../shelf/shapes";

export const tokens: Tokens = {
  dome: [
    ["M12 2.5C18 5 21 10 21 16H3C3 10 6 5 12 2.5z", "#4f6fa8"],
    ["M12 2.5C13.5 6 14 10 14 16h-4c0-6 .5-10 2-13.5z", "#87a3d1"],
    ["M2 16h20v4H2z", "#d8c9a4"],
  ],
};
