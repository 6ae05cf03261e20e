// Is there room for the whole table at once?
const DESKTOP = 1100;

class Room {
  wide = $state(matchMedia(`(min-width: ${DESKTOP}px)`).matches);

  constructor() {
    matchMedia(`(min-width: ${DESKTOP}px)`).addEventListener("change", (event) => (this.wide = event.matches));
  }
}

export const room = new Room();
