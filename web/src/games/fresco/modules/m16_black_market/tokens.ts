import { WOOD, type Tokens } from "../../shelf/shapes";

export const tokens: Tokens = {
  barrel: [
    ["M6 2.5h12c2.5 5 2.5 14 0 19H6c-2.5-5-2.5-14 0-19z", WOOD],
    ["M5 6h14l.5 2H4.5zM4.5 16h15L19 18H5z", "#4d4a46"],
  ],
};
