import type { BoxInfo } from "../../../protocol";
import type { FrescoView, ModuleView } from "../view";

/** `m06`: how a module's targets, words and page of rules begin. */
export function pageOf({ number }: Pick<ModuleView, "number">): string {
  return `m${String(number).padStart(2, "0")}`;
}

/** The tables of the box that are a module's. */
export function boxesOf(box: BoxInfo | null, { number }: ModuleView): string[] {
  return tablesOf(box).filter((name) => name.startsWith(`m${number}_`));
}

/** The tables of modules that have nothing to show of their own. */
export function otherBoxes(box: BoxInfo | null, view: FrescoView): string[] {
  const shown = view.modules.flatMap((module) => boxesOf(box, module));
  return tablesOf(box).filter((name) => /^m\d+_/.test(name) && !shown.includes(name));
}

function tablesOf(box: BoxInfo | null): string[] {
  return Object.keys({ ...box?.ours, ...box?.owner });
}

/** Does the question belong to a module's page, or can something of it be pressed? */
export function asksAbout(rule: string | undefined, hot: Set<string>, page: string): boolean {
  return rule?.split("#")[0] === page || [...hot].some((target) => target === page || target.startsWith(`${page}-`));
}
