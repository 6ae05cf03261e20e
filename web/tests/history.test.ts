// How somebody's games are counted, found and drawn.
import { expect, test } from "vitest";
import { levelsOf, modulesOf, rivalNames, rivalsOf, search, share, sourcesOf, sparkline, tallies } from "../src/me/history";
import type { PlayedGame } from "../src/protocol";

function played(more: Partial<PlayedGame> = {}): PlayedGame {
  return {
    table: "t",
    game: "g",
    chosen: {},
    changed: 0,
    seat: 0,
    players: [
      { name: "Anna", who: "a" },
      { name: "Giotto", bot: "greedy" },
    ],
    scores: [10, 8],
    winners: [0],
    sources: {},
    rounds: [],
    ...more,
  };
}

test("a shared victory counts in part", () => {
  expect([share(played()), share(played({ winners: [0, 1] })), share(played({ winners: [1] }))]).toEqual([1, 0.5, 0]);
});

test("each thing is counted once in a game, those most played first", () => {
  const games = [played(), played({ game: "h", scores: [20, 30], winners: [1] }), played({ game: "h", scores: [30, 0] })];
  expect(tallies(games, ({ game }) => [game, game])).toEqual([
    { key: "h", played: 2, won: 1, points: 25 },
    { key: "g", played: 1, won: 1, points: 10 },
  ]);
  expect(tallies([], ({ game }) => [game])).toEqual([]);
});

test("modules are numbers", () => {
  expect(modulesOf(played({ chosen: { modules: "1,14" } }))).toEqual(["1", "14"]);
  expect([played({ chosen: { modules: "none" } }), played()].flatMap(modulesOf)).toEqual([]);
});

test("rivals are people other than me, and have their last name", () => {
  const room = played({
    players: [
      { name: "Anna", who: "a" },
      { name: "Otto", who: "a" },
      { name: "Bea", who: "b" },
    ],
  });
  expect(rivalsOf(room)).toEqual(["b"]);
  expect(levelsOf(room)).toEqual([]);
  expect(levelsOf(played())).toEqual(["greedy"]);
  const before = played({
    players: [
      { name: "Anna", who: "a" },
      { name: "Beatrice", who: "b" },
    ],
  });
  expect(rivalNames([room, before]).get("b")).toBe("Bea");
});

test("points by source are averages of the games that tell them", () => {
  const games = [
    played({ sources: { glass: [4, 9], none: [0, 0] } }),
    played({ sources: { glass: [6, 0], left: [-1, 0] } }),
    played(),
  ];
  expect(sourcesOf(games)).toEqual([
    { source: "glass", points: 5 },
    { source: "left", points: -0.5 },
  ]);
});

test("all words of a search must be found, whatever their accents", () => {
  const texts = ({ players }: PlayedGame) => players.map(({ name }) => name);
  const games = [played({ players: [{ name: "Béla" }, { name: "Anna" }] }), played()];
  expect(search(games, "bela ANNA", texts)).toEqual([games[0]]);
  expect(search(games, " ", texts)).toEqual(games);
  expect(search(games, "nobody", texts)).toEqual([]);
});

test("a line goes from left to right, the most at the top", () => {
  expect(sparkline([0, 5, 10], 100, 20)).toBe("0,20 50,10 100,0");
  expect(sparkline([-10, 10], 100, 20)).toBe("0,20 100,0");
  expect(sparkline([3], 100, 20)).toBe("50,0");
  expect(sparkline([], 100, 20)).toBe("");
});
