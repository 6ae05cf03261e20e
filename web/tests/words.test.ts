// Messages are spoken as the terminal speaks them, with letters left for the pictures.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  LANGUAGES,
  bundleOf,
  known,
  parts,
  preferredLanguage,
  speak,
  speakIn,
  speakOfModules,
  spelled,
  t,
} from "../src/lib/words.svelte";

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
beforeEach(() => speakIn("en"));

test("a word in the form its sentence needs", () => {
  const bundle = bundleOf("de", [
    'place = Markt\n    .to = zum Markt\ngo = Geh { WORD($to, form: "to") }, in { WORD($to, form: "in") }',
  ]);
  expect(bundle.formatPattern(bundle.getMessage("go")!.value!, { to: "place" })).toBe("Geh zum Markt, in Markt");
});

test("a number with its sign", () => {
  const bundle = bundleOf("en", ["mood = { SIGNED($n) }"]);
  const said = [2, 0, -3].map((n) => bundle.formatPattern(bundle.getMessage("mood")!.value!, { n }));
  expect(said).toEqual(["+2", "0", "-3"]);
});

test("paints stay letters for the pictures, and become names for the ear", () => {
  const said = { say: "consent-text", name: { say: "your-turn" } };
  expect(speak(said)).toContain("Your turn would like");
  expect(parts({ say: "you-are", name: "x" })).toEqual([{ text: "You are x" }]);
  expect(spelled("paints", "RB")).toBe("red, blue");
});

test("a list is joined with commas", () => {
  expect(speak({ say: "you-are", name: [{ say: "ready" }, { say: "chat" }] })).toBe("You are Ready, Chat");
});

test("what is not known shows its own name", () => {
  expect(t("no-such-message")).toBe("no-such-message");
  expect(known("no-such-message")).toBe(false);
});

test("the reader's own choice comes before the browser's languages", () => {
  expect(preferredLanguage("nl", ["fr-BE", "en"])).toBe("nl");
  expect(preferredLanguage("", ["es", "fr-BE", "en"])).toBe("fr");
  expect(preferredLanguage("", ["es"])).toBe("en");
});

test.each(LANGUAGES)("the language changes at once: %s", async (language) => {
  await speakIn(language);
  expect(document.documentElement.lang).toBe(language);
  expect(t("modules-chosen", { n: 1 })).not.toContain("1");
  expect(t("modules-chosen", { n: 3 })).toContain("3");
});

test("words of the modules come when they are asked for, and stay in another language", async () => {
  expect(known("m06-title")).toBe(false);
  expect(known("m00-title")).toBe(true); // joins without being chosen
  await speakOfModules();
  expect(known("m06-title")).toBe(true);
  await Promise.all([speakIn("de"), speakOfModules()]);
  expect(known("m06-title")).toBe(true);
  expect(document.documentElement.lang).toBe("de");
});

test("numbers are written as the browser would write them", () => {
  const figures = [0, 1, 24, 999, -3, 1000, 2.5];
  for (const n of figures) expect(t("hint-lead", { lead: n })).toContain(new Intl.NumberFormat("en").format(n));
});
