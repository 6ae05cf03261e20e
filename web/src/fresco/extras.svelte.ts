// What modules draw: loaded for tables on which there are some.
import type * as Drawn from "./modules/drawn";
import { numberOf } from "./modules/names";
import type { FrescoView } from "./view";

class Extras {
  drawn = $state.raw<typeof Drawn | null>(null);

  /** Is everything loaded that such a table needs? */
  enough(view: FrescoView): boolean {
    return this.drawn !== null || !hasModules(view);
  }

  async load(view: FrescoView): Promise<void> {
    if (!this.enough(view)) this.drawn = await import("./modules/drawn");
  }
}

/** Leonardo and the special blends draw nothing. */
export function hasModules({ modules }: FrescoView): boolean {
  return modules.some(({ module }) => numberOf(module) > 0);
}

export const extras = new Extras();
