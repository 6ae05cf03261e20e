import { WOOD, type Shapes, type Tokens } from "../../shelf/shapes";

function bottle(fill: string): Shapes {
  return [
    [
      "M9 2h6v4.5l3.4 4.6c.7 1 .9 1.8.9 3V21a1.5 1.5 0 0 1-1.5 1.5H6.2A1.5 1.5 0 0 1 4.7 21v-6.9c0-1.2.2-2 .9-3L9 6.5z",
      "#dfe6df",
    ],
    ["M6.3 13.5h11.4V20a1 1 0 0 1-1 1H7.3a1 1 0 0 1-1-1z", fill],
    ["M8.6 1h6.8v2.6H8.6z", WOOD],
  ];
}

export const tokens: Tokens = {
  "bottle-3": bottle("#3f8f63"),
  "bottle-2": bottle("#6fb27c"),
  "bottle-1": bottle("#b3d6a5"),
  "bottle-J": bottle("#c2385c"),
  infection: [
    ["M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z", "#6a7d33"],
    [
      "M8.5 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm6.5 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM11.5 14a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z",
      "#d6dd8e",
    ],
  ],
};
