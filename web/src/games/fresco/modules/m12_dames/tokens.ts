import { INK, type Shapes, type Tokens } from "../../shelf/shapes";

function dame(fill: string): Shapes {
  return [
    ["M12 9.5c3.2 0 4 3 4.6 5.6.7 2.6 2.6 5 2.6 6.6 0 1.1-14.4 1.1-14.4 0 0-1.6 1.9-4 2.6-6.6C8 12.5 8.8 9.5 12 9.5z", fill],
    ["M12 2.3a4 4 0 0 1 4 4c0 2.5-1.8 4.4-4 4.4s-4-1.9-4-4.4a4 4 0 0 1 4-4z", "#e9c39b"],
    ["M7.4 8C6.7 4 8.6 1.3 12 1.3S17.3 4 16.6 8c-.7-2.4-2-3.5-4.6-3.5S8.1 5.6 7.4 8z", INK],
  ];
}

export const tokens: Tokens = {
  "dame-pink": dame("#e79ab8"),
  "dame-purple": dame("#7d4d9c"),
  reservation: [
    ["M5 1.5h14v21l-7-5-7 5z", "#e79ab8"],
    ["M12 5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z", "#fff3cf"],
  ],
  "reservation-night": [
    ["M5 1.5h14v21l-7-5-7 5z", "#4a4a78"],
    ["M15.6 11.8A4.8 4.8 0 1 1 10.8 5a4 4 0 0 0 4.8 6.8z", "#fff3cf"],
  ],
};
