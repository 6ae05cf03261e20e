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

const AROUND = 70;
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
  text: string;
}

function sections(page: RulesPage): Section[] {
  const body = new DOMParser().parseFromString(page.html, "text/html").body;
  const parts: Section[] = [{ id: "", heading: "", text: "" }];
  for (const child of body.children) {
    const text = child.textContent?.trim() ?? "";
    if (child.tagName === "H2") parts.push({ id: child.id.slice(page.id.length + 1), heading: text, text: "" });
    else parts[parts.length - 1]!.text += ` ${text}`;
  }
  return parts;
}

function hitIn(page: RulesPage, part: Section, words: string[]): Hit[] {
  const all = plainLetters(`${page.title} ${part.heading} ${part.text}`);
  if (!words.every((word) => all.includes(word))) return [];
  const text = part.text.replace(/\s+/g, " ").trim();
  const at = Math.max(0, plainLetters(text).indexOf(words[0] ?? "") - AROUND);
  const excerpt = (at > 0 ? "… " : "") + text.slice(at, at + 2 * AROUND + 20) + (text.length > at + 160 ? " …" : "");
  return [{ page: page.id, title: page.title, section: part.id, heading: part.heading, excerpt }];
}
