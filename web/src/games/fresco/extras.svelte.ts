// What modules draw: loaded for tables on which there are some.
import type * as Drawn from "./shelf/drawn";

class Extras {
  drawn = $state.raw<typeof Drawn | null>(null);

  async load(): Promise<void> {
    this.drawn ??= await import("./shelf/drawn");
  }
}

export const extras = new Extras();
