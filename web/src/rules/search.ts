// Searching the rules, and their order in the list.
import { plainLetters } from "../frame/question";
import type { RulesPage } from "../lib/api";

export interface Hit {
  page: string;
  title: string;
  section: string;
  heading: string;
  excerpt: string;
}

const LONGEST = 170;
const MOST = 40;

/** Sections that hold every word that was typed. */
export function found(pages: RulesPage[], typed: string): Hit[] {
  const words = plainLetters(typed.trim()).split(/\s+/);
  const hits = pages.flatMap((page) => sections(page).flatMap((part) => hitIn(page, part, words)));
  return hits.slice(0, MOST);
}

interface Section {
  id: string;
  heading: string;
  blocks: string[]; // paragraphs, lines of lists and of tables
}

/** A page's text by its headings. */
export function sections(page: RulesPage): Section[] {
  const body = new DOMParser().parseFromString(page.html, "text/html").body;
  const parts: Section[] = [{ id: "", heading: "", blocks: [] }];
  for (const child of body.children) {
    if (child.tagName === "H2") parts.push({ id: child.id.slice(page.id.length + 1), heading: textOf(child), blocks: [] });
    else parts.at(-1)?.blocks.push(...blocksOf(child));
  }
  return parts;
}

function textOf(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

function blocksOf(element: Element): string[] {
  if (element.tagName === "TABLE")
    return [...element.querySelectorAll("tr")].map((row) => [...row.children].map(textOf).join(" · "));
  const lines = [...element.querySelectorAll("li")];
  return lines.length ? lines.map(textOf) : [textOf(element)];
}

function hitIn(page: RulesPage, part: Section, words: string[]): Hit[] {
  const all = plainLetters([page.title, part.heading, ...part.blocks].join(" "));
  if (!words.every((word) => all.includes(word))) return [];
  const excerpt = excerptOf(part.blocks, words);
  return [{ page: page.id, title: page.title, section: part.id, heading: part.heading, excerpt }];
}

/** The block that holds most of the words, from the sentence that holds the first of them. */
function excerptOf(blocks: string[], words: string[]): string {
  const held = blocks.map((block) => words.filter((word) => plainLetters(block).includes(word)));
  const best = held.reduce((most, now, i) => (now.length > (held[most]?.length ?? 0) ? i : most), 0);
  const text = blocks[best] ?? "";
  const at = plainLetters(text).indexOf(held[best]?.[0] ?? "");
  const begin = at > LONGEST / 2 ? text.lastIndexOf(". ", at) + 1 : 0;
  const cut = text.slice(begin, begin + LONGEST);
  const whole = begin + LONGEST >= text.length;
  return (begin > 0 ? "…" : "") + (whole ? cut : `${cut.slice(0, cut.lastIndexOf(" "))} …`);
}
