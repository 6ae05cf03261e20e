// Is there room for the whole table at once? The same conditions as in look/stage.css.
const ALL_AT_ONCE = "(min-width: 700px) and (min-height: 500px)";
const BROAD = `${ALL_AT_ONCE} and (min-aspect-ratio: 115.01/100)`;
const WIDE = `${ALL_AT_ONCE} and (min-aspect-ratio: 149.01/100)`;

class Room {
  /** Everything but the log is seen at once; else one area at a time. */
  wide = $state(false);
  /** Opponents stand above each other. */
  broad = $state(false);
  /** The log too is seen, whatever else there is. */
  roomy = $state(false);

  constructor() {
    follow(ALL_AT_ONCE, (now) => (this.wide = now));
    follow(BROAD, (now) => (this.broad = now));
    follow(WIDE, (now) => (this.roomy = now));
  }
}

function follow(condition: string, tell: (now: boolean) => void): void {
  const query = matchMedia(condition);
  query.addEventListener("change", () => tell(query.matches));
  tell(query.matches);
}

export const room = new Room();
