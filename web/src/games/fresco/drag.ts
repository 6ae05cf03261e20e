// Apprentices and pieces of modules are dragged with mouse, pen or finger: a copy follows the pointer and drops on a column.
const SLACK = 6;

type Takes = (column: number) => boolean;
type Drop = (column: number) => void;

/** Start to carry a piece; `drop` hears where it came down (-1: nowhere). A short press is no drag. */
export function carry(event: PointerEvent, takes: Takes, drop: Drop): void {
  if (event.button !== 0) return;
  const piece = event.currentTarget as HTMLElement;
  const { clientX, clientY, pointerId } = event;
  let copy: HTMLElement | null = null;

  function move(at: PointerEvent): void {
    if (at.pointerId !== pointerId) return;
    const dx = at.clientX - clientX;
    const dy = at.clientY - clientY;
    if (!copy && Math.hypot(dx, dy) < SLACK) return;
    at.preventDefault();
    copy ??= lift(piece);
    const enlarged = enlargement(piece);
    copy.style.transform = `translate(${dx / enlarged}px, ${dy / enlarged}px) scale(1.15)`;
    const column = columnAt(at);
    point(column && takes(Number(column.dataset.column)) ? column : null);
  }

  function up(at: PointerEvent): void {
    if (at.pointerId !== pointerId) return;
    stop();
    if (!copy) return;
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
    if (at.type === "pointerup") drop(Number(columnAt(at)?.dataset.column ?? -1));
  }

  function stop(): void {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    copy?.remove();
    piece.classList.remove("carried");
    point(null);
  }

  function lift(original: HTMLElement): HTMLElement {
    const box = original.getBoundingClientRect();
    const enlarged = enlargement(original);
    const lifted = original.cloneNode(true) as HTMLElement;
    Object.assign(lifted.style, {
      position: "fixed",
      left: `${box.left / enlarged}px`,
      top: `${box.top / enlarged}px`,
      width: `${box.width / enlarged}px`,
      height: `${box.height / enlarged}px`,
      pointerEvents: "none",
      zIndex: "100",
      margin: "0",
    });
    lifted.removeAttribute("data-piece");
    original.parentElement?.append(lifted);
    original.classList.add("carried");
    return lifted;
  }

  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
}

/** The stage is enlarged to fill the window, and lengths within it count so many times. */
function enlargement(element: Element): number {
  return element.currentCSSZoom || 1;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function columnAt(at: PointerEvent): HTMLElement | null {
  const below = document.elementFromPoint(at.clientX, at.clientY);
  return below?.closest<HTMLElement>("[data-column]") ?? null;
}

/** Only the column under the pointer shows that it would take the piece. */
function point(column: HTMLElement | null): void {
  for (const other of document.querySelectorAll("[data-column].over")) if (other !== column) other.classList.remove("over");
  column?.classList.add("over");
}
