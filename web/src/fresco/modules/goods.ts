import { moduleOf, type FrescoView, type ModuleView } from "../view";
import { numberOf } from "./names";

/** Modules whose action comes with a tile for the action sheet. */
const TILED = [6, 8, 9, 10, 14];

/** Leonardo's things, told like a player's. */
const LEONARDO: Record<string, (module: ModuleView) => object> = {
  bells: ({ leonardo, leonardo_bells }) => ({ certificates: leonardo, bells: leonardo_bells, unfinished: [] }),
  dames: ({ leonardo }) => ({ dames: leonardo }),
  catacombs: ({ leonardo }) => ({ maps: 0, kept: leonardo.treasures }),
  dome: ({ leonardo }) => ({ domes: leonardo, completed: [] }),
};

/** The action tiles of the modules in play: everybody has one of each. */
export function actionTiles(view: FrescoView): string[] {
  const found = view.modules.map((module) => numberOf(module.module)).filter((number) => TILED.includes(number));
  return found.map((number) => `tile-${number}`);
}

/** What somebody has of a module that is in play; past the last seat sits Leonardo. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function part(view: FrescoView, id: string, owner: number): any {
  const module = moduleOf(view, id);
  if (!module) return undefined;
  return owner < view.players.length ? module.players?.[owner] : LEONARDO[id]?.(module);
}
