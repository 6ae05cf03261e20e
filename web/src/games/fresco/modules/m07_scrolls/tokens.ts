import { INK, PAPER, type Tokens } from "../../shelf/shapes";

export const tokens: Tokens = {
  scroll: [
    ["M5 5h13v14H5z", PAPER],
    ["M3 3.2h17a2 2 0 0 1 0 4H3a2 2 0 0 1 0-4zM4 16.8h17a2 2 0 0 1 0 4H4a2 2 0 0 1 0-4z", "#d9bf86"],
    ["M8 9h7v1.2H8zm0 2.6h7v1.2H8zm0 2.6h4.5v1.2H8z", INK],
  ],
};
