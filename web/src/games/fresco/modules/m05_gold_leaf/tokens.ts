import { GOLD, type Tokens } from "../../shelf/shapes";

export const tokens: Tokens = {
  leaf: [
    ["M4 5.5 19 3l1.5 15.5L5.5 21z", GOLD],
    ["M6 7.4 17.4 5.5 9 18.6 7 18.9z", "#f6dd8c"],
  ],
};
