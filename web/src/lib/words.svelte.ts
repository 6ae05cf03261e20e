// Speaks messages in the reader's language: the same Fluent files as the server and the terminal.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { kept, keep } from "./keep";
import { said, type Said } from "./said";

export const LANGUAGES = ["en", "fr", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands" };

type Files = Record<Language, () => Promise<{ default: Record<string, string> }>>;
const FILES: Files = {
  en: () => import("./languages/en"),
  fr: () => import("./languages/fr"),
  de: () => import("./languages/de"),
  nl: () => import("./languages/nl"),
};
/** The words of modules: more than all others, and needed only where there are modules. */
const MODULES: Files = {
  en: () => import("./languages/modules/en"),
  fr: () => import("./languages/modules/fr"),
  de: () => import("./languages/modules/de"),
  nl: () => import("./languages/modules/nl"),
};

const PICTURED = /^(paints|glass|panes)/;
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A stretch of plain text, or letters that are to be shown as little pictures. */
export type Part = { text: string } | { kind: "paints" | "glass" | "panes"; letters: string };

class Voice {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
}

const voice = new Voice();

export function language(): Language {
  return voice.language;
}

/** The reader's own choice, or the first of the browser's languages that we speak. */
export function preferredLanguage(stored = kept("language", ""), offered = navigator.languages): Language {
  const wishes = [stored, ...offered].map((tag) => tag.slice(0, 2).toLowerCase());
  return wishes.map((tag) => LANGUAGES.find((known) => known === tag)).find((known) => known !== undefined) ?? "en";
}

let chosen: Language = "en";
let ofModules = false;
let learning = Promise.resolve();

/** Speak this language from now on, at once. */
export function speakIn(wanted: Language): Promise<void> {
  chosen = wanted;
  learning = learn(wanted, learning);
  return learning;
}

/** Speak also of modules from now on. */
export function speakOfModules(): Promise<void> {
  if (ofModules) return learning;
  ofModules = true;
  return speakIn(chosen);
}

async function learn(wanted: Language, before: Promise<void>): Promise<void> {
  const files = await Promise.all([FILES[wanted](), ...(ofModules ? [MODULES[wanted]()] : [])]);
  await before.catch(() => {});
  voice.bundle = bundleOf(
    wanted,
    files.flatMap((file) => Object.values(file.default)),
  );
  voice.language = wanted;
  document.documentElement.lang = wanted;
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  keep("language", wanted);
  await speakIn(wanted);
}

export function bundleOf(tag: string, files: string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(tag, {
    useIsolating: false,
    functions: {
      WORD: ([name], { form }) => word(bundle, asText(name), form === undefined ? "" : asText(form)),
      SIGNED: ([number]) => signed(Number(asText(number))),
    },
  });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}

function asText(value: FluentValue | undefined): string {
  return typeof value === "object" ? String(value.value) : String(value);
}

/** The message that a value names, in one of its forms if it has it. */
function word(bundle: FluentBundle, name: string, form: string): string {
  const message = bundle.getMessage(name);
  const pattern = message?.attributes[form] ?? message?.value;
  return pattern ? bundle.formatPattern(pattern, {}, []) : name;
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}

/** A message in the current language. */
export function t(name: string, values: Record<string, unknown> = {}): string {
  return plain(format(voice.bundle, name, values));
}

/** Is there such a message? For families such as `source-…` whose members come from the server. */
export function known(name: string): boolean {
  return voice.bundle.hasMessage(name);
}

/** Something said, in the current language. */
export function speak(text: object): string {
  const { say, ...values } = said(text);
  return t(say, values);
}

/** Something said, in pieces: text, and letters to be drawn. */
export function parts(text: object): Part[] {
  const { say, ...values } = said(text);
  return split(format(voice.bundle, say, values));
}

function format(bundle: FluentBundle, name: string, values: Record<string, unknown>): string {
  const pattern = bundle.getMessage(name)?.value;
  if (!pattern) return name;
  const filled = Object.entries(values).map(([key, value]) => [key, fill(bundle, key, value)] as const);
  return bundle.formatPattern(pattern, Object.fromEntries(filled), []);
}

function fill(bundle: FluentBundle, key: string, value: unknown): FluentVariable {
  if (Array.isArray(value)) return value.map((item) => fill(bundle, key, item)).join(", ");
  if (typeof value === "object" && value !== null) {
    const { say, ...values } = value as Said;
    return format(bundle, say, values);
  }
  const pictured = typeof value === "string" && value !== "" ? PICTURED.exec(key) : null;
  if (pictured) return `${OPEN}${pictured[1]}:${value}${CLOSE}`;
  return typeof value === "number" ? new Count(value) : String(value);
}

/** A number that is written as it is: asking the browser how costs much, and small ones look alike in all our languages. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

function split(text: string): Part[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter((piece) => piece !== "")
    .map(partOf);
}

function partOf(piece: string): Part {
  if (!piece.startsWith(OPEN)) return { text: piece };
  const [kind, letters = ""] = piece.slice(1, -1).split(":");
  return { kind: kind as "paints", letters };
}

/** Pictures as their names, for titles and labels. */
function plain(text: string): string {
  return split(text)
    .map((part) => ("text" in part ? part.text : spelled(part.kind, part.letters)))
    .join("");
}

const LETTERS: Record<string, Record<string, string>> = {
  paints: { R: "red", Y: "yellow", B: "blue", O: "orange", G: "green", P: "purple", K: "pink", N: "brown" },
  glass: { Y: "yellow", B: "blue", R: "red", G: "green" },
  panes: { P: "pink", W: "white", O: "orange", B: "blue", Y: "yellow", J: "joker" },
};
const FAMILY: Record<string, string> = { paints: "paint", glass: "glass", panes: "pane" };

/** "RRB" as a screen reader shall hear it: red, red, blue. */
export function spelled(kind: "paints" | "glass" | "panes", letters: string): string {
  return [...letters].map((letter) => spelledOne(`${FAMILY[kind]}-${LETTERS[kind]?.[letter]}`, letter)).join(", ");
}

function spelledOne(name: string, letter: string): string {
  return known(name) ? t(name) : letter;
}
