/** The messages that name the Medico's bottles, by their letters. */
export const BOTTLE_WORDS: Record<string, string> = {
  "3": "bottle-3",
  "2": "bottle-2",
  "1": "bottle-1",
  J: "bottle-juice",
};
