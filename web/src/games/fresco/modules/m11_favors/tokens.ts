import { GOLD, type Tokens } from "../../shelf/shapes";

export const tokens: Tokens = {
  favor: [
    ["M4.5 4h15v16h-15z", "#7b2d3f"],
    ["M11 6.5h2v3.5h3.5v2H13v5.5h-2V12H7.5v-2H11z", GOLD],
  ],
};
