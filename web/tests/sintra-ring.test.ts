// Factories stand around the middle, and nowhere twice.
import { expect, test } from "vitest";
import { ring, rows, type Place } from "../src/games/sintra/ring";

const apart = (places: Place[]) => new Set(places.map(String)).size;

test.each([5, 7, 9])("%d factories stand around the middle, clockwise, or in two rows", (n) => {
  expect([ring(n).length, apart(ring(n))]).toEqual([n, n]);
  const above = rows(n).filter(([, y]) => y === 0);
  const below = rows(n).filter(([, y]) => y === 1);
  expect([above.length, below.length]).toEqual([(n + 1) / 2, (n - 1) / 2]);
  expect(above.map(([x]) => x)).toEqual(above.map(([x]) => x).sort());
  expect(below.map(([x]) => x)).toEqual(
    below
      .map(([x]) => x)
      .sort()
      .reverse(),
  );
  expect(apart(rows(n))).toBe(n);
});
