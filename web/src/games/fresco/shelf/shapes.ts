/** Small pieces, each a few shapes in a square of 24: [path, fill] from back to front. */
export type Shapes = [path: string, fill: string][];
export type Tokens = Record<string, Shapes>;

export const INK = "#3b2a18";
export const PAPER = "#f4e6c6";
export const GOLD = "#e0b03f";
export const WOOD = "#9b6a3c";
