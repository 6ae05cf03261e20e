// The small pieces of all modules, by their names.
import { INK, PAPER, type Tokens } from "./shapes";

const FOUND = import.meta.glob<Tokens>("../modules/*/tokens.ts", { eager: true, import: "tokens" });
const SHARED: Tokens = {
  cards: [
    ["M6 3h12a1 1 0 0 1 1 1v15H8a2 2 0 0 1-2-2z", "#c9b48a"],
    ["M4 5.5h12a1 1 0 0 1 1 1V22H5a1 1 0 0 1-1-1z", PAPER],
    ["M6.5 9h8v1.2h-8zm0 3h8v1.2h-8zm0 3h5v1.2h-5z", INK],
  ],
};

export const TOKENS: Tokens = Object.assign({}, SHARED, ...Object.values(FOUND));
