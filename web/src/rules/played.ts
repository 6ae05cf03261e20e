// Of the rules, what is played at a table: its game, edition and modules.
import type { State } from "../protocol";
import type { RulesPage } from "../lib/api";

export interface Played {
  edition: string; // nothing: the game has but one
  pages: string[];
}

export function playedAt({ game, chosen, figures = [] }: Pick<State, "game" | "chosen" | "figures">): Played {
  const modules = (chosen.modules?.match(/\d+/g) ?? []).map((number) => `m${number.padStart(2, "0")}`);
  return { edition: chosen.edition ?? "", pages: [game, ...(figures.length ? ["m00"] : []), ...modules] };
}

/** The pages that matter, without what is so in another edition only. */
export function ofTable(pages: RulesPage[], { edition, pages: ids }: Played): RulesPage[] {
  return pages.filter(({ id }) => ids.includes(id)).map((page) => (edition ? { ...page, html: inEdition(page, edition) } : page));
}

function inEdition({ id, html }: RulesPage, edition: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const span of body.querySelectorAll<HTMLElement>(`[data-edition]:not([data-edition="${edition}"])`)) {
    const head = span.closest<HTMLTableCellElement>("th");
    if (head) removeColumn(head);
    else span.remove();
  }
  removeSection(body.querySelector(`#${id}-editions`)); // how they differ
  return body.innerHTML;
}

function removeColumn(head: HTMLTableCellElement): void {
  const { cellIndex } = head;
  for (const row of head.closest("table")?.rows ?? []) row.cells[cellIndex]?.remove();
}

function removeSection(heading: Element | null): void {
  for (let next = heading; next && (next === heading || next.tagName !== "H2");) {
    const gone = next;
    next = next.nextElementSibling;
    gone.remove();
  }
}
