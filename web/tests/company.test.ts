// Who comes and goes is said, once, and not for every line that breaks; phrases are read in one's own language.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./browser";
import { phraseIn, PHRASES, timeOf } from "../src/frame/phrases";
import type { Sitter } from "../src/protocol";

const { Company } = await import("../src/session/company.svelte");

const person = (name: string, online: boolean): Sitter => ({ name, kind: "person", online });
const free: Sitter = { name: "", kind: "free" };
const me = person("Me", true);
let company: InstanceType<typeof Company>;
const told = () => company.notices.map(({ said, name, after }) => `${after} ${name} ${said}`);

beforeEach(() => {
  vi.useFakeTimers();
  company = new Company();
});
afterEach(() => {
  company.close();
  vi.useRealTimers();
});

test("who sits down, leaves for long and comes back is told", () => {
  company.look([me, free], [0], 0);
  company.look([me, person("Bea", true)], [0], 2);
  company.look([me, person("Bea", false)], [0], 3);
  expect(told()).toEqual(["2 Bea sat-down"]);
  vi.advanceTimersByTime(8000);
  company.look([me, person("Bea", true)], [0], 4);
  expect(told()).toEqual(["2 Bea sat-down", "3 Bea left", "4 Bea came"]);
});

test("a line that breaks for a moment is not told, nor is what I do or who was away before", () => {
  company.look([me, person("Bea", true), person("Cem", false)], [0], 0);
  company.look([person("Me", false), person("Bea", false), person("Cem", false)], [0], 0);
  vi.advanceTimersByTime(5000);
  company.look([me, person("Bea", true), person("Cem", false)], [0], 0);
  vi.advanceTimersByTime(20_000);
  expect(told()).toEqual([]);
  company.look([me, person("Bea", true), person("Cem", true)], [0], 0);
  expect(told()).toEqual(["0 Cem came"]);
});

test("nothing is told after the table was left", () => {
  company.look([me, person("Bea", true)], [0], 0);
  company.look([me, person("Bea", false)], [0], 0);
  company.close();
  vi.advanceTimersByTime(20_000);
  expect(told()).toEqual([]);
});

test("a phrase is one of ours, and nothing else", () => {
  for (const phrase of PHRASES) expect(phraseIn(`phrase:${phrase}`)).toBe(phrase);
  for (const text of ["hello", "phrase:nothing", " phrase:hello", "phrase:hello!", ""]) expect(phraseIn(text)).toBeNull();
});

test("the hour is said, and the day unless it is today", () => {
  const now = new Date(2026, 4, 3, 15, 0);
  const at = (...when: [number, number, number, number, number]) => new Date(...when).getTime() / 1000;
  expect(timeOf(at(2026, 4, 3, 9, 5), "de", now)).toBe("09:05");
  expect(timeOf(at(2026, 4, 2, 9, 5), "de", now)).toMatch(/2\. Mai.*09:05/);
});
