import type { Tokens } from "../../shelf/shapes";

export const tokens: Tokens = {
  window: [
    ["M5 22V9c0-4 3-7 7-7s7 3 7 7v13z", "#3b3a3c"],
    ["M6.8 20.2V9.5c0-3 2-5.2 4.4-5.6v16.3zm6 0V3.9c2.4.4 4.4 2.6 4.4 5.6v10.7z", "#b9cbd6"],
  ],
};
