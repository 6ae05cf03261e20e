import { PAPER, type Tokens } from "../../shelf/shapes";

export const tokens: Tokens = {
  tile: [
    ["M5 2h14v20H5z", PAPER],
    ["M7 4h10v16H7z", "#9cc0dc"],
    ["M7 20v-5c3-4 6 1 10-2v7z", "#6f9a62"],
  ],
};
