// Where slips of paper lie: beside the thing that they are about.
export interface Place {
  x: number;
  y: number;
  above: number; // where it ends instead if there is no room below
}

/** Under the middle of a thing, or above it, in the window's own measures. */
export function below(at: Element): Place {
  const box = at.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.bottom + 6, above: box.top - 6 };
}
