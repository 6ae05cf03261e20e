import { WOOD, type Tokens } from "../../shelf/shapes";

export const tokens: Tokens = {
  beam: [
    ["M2 15.5 17.5 5.2l4.5 3L6.5 18.6z", "#b98551"],
    ["M2 15.5l4.5 3.1v3L2 18.5z", "#8a5a2f"],
    ["M6.5 18.6 22 8.2v3L6.5 21.6z", WOOD],
  ],
};
