// Figures who play along past the last seat. They are drawn also where no module was chosen.
import type { Component } from "svelte";
import type { FrescoView } from "./view";

/** What a module that brings a figure offers in its `figure.ts`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Figure<Part = any> {
  Drawn: Component<{ size: number | string }>;
  tell: (module: Part, names: string[]) => FigureTold;
}

interface FigureTold {
  segment: number; // of the ceiling, where it stands
  marker: number;
  space: number; // on the score track
  tiles: number;
  seals: number[];
  note: string;
}

const FILES = import.meta.glob<Figure>("./modules/*/figure.ts", { eager: true, import: "default" });
const FIGURES = new Map(Object.entries(FILES).map(([path, figure]) => [Number(/m(\d+)_/.exec(path)?.[1]), figure]));

/** The figures at this table. */
export function figuresAt(view: FrescoView, names: string[]): (FigureTold & Pick<Figure, "Drawn">)[] {
  return view.modules.flatMap((module) => {
    const figure = FIGURES.get(module.number);
    return figure ? [{ Drawn: figure.Drawn, ...figure.tell(module, names) }] : [];
  });
}
