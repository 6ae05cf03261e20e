// Games and modules are found by their folders, and drawn by what their folders offer.
import { expect, test, vi } from "vitest";
import type { FrescoView } from "../src/games/fresco/view";

vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { games } = await import("../src/lib/games");
const { actionTiles, hasBoards, inPlay, neutralAt, partOf, spacesOf, tileOf } = await import("../src/games/fresco/shelf/modules");
const { figuresAt } = await import("../src/games/fresco/figures");

const pages = import.meta.glob("../src/games/*/index.ts");
const modules = import.meta.glob("../src/games/*/modules/*/Emblem.svelte");
const engine = import.meta.glob("../../src/bottega/games/*/modules/*/__init__.py");

/** A path's folders from the games' on. */
const within = (paths: object) => Object.keys(paths).map((path) => path.split("games/")[1]?.split("/").slice(0, -1).join("/"));

function table(...parts: object[]): FrescoView {
  return { players: [{}, {}], modules: parts } as unknown as FrescoView;
}

test("every game of the page is offered by its folder's name", () => {
  expect(Object.keys(games)).toEqual(within(pages));
});

test("modules lie in folders of the same name as the engine's", () => {
  expect(within(modules)).toEqual(within(engine));
});

test("only modules in play are asked, and those the page does not know are left out", () => {
  const found = inPlay(table({ number: 6 }, { number: 99 }));
  expect(found.map(({ module }) => module.number)).toEqual([6]);
  expect([hasBoards(table({ number: 6 })), hasBoards(table({ number: 0 }))]).toEqual([true, false]);
});

test("a module with an action tile brings one to everybody", () => {
  expect(actionTiles(table({ number: 5 }, { number: 6 }, { number: 14 }))).toEqual(["tile-6", "tile-14"]);
  expect([tileOf("tile-6"), tileOf("tile-5"), tileOf("place-market")].map(Boolean)).toEqual([true, false, false]);
});

test("what a figure has of a module is told like a player's", () => {
  const view = table({ number: 15, players: [{ domes: ["6 OGY"], completed: [] }], leonardo: ["5 RYB"] });
  const [dome] = inPlay(view);
  expect(partOf(dome!, view, 0)).toEqual({ domes: ["6 OGY"], completed: [] });
  expect(partOf(dome!, view, 2)).toEqual({ domes: ["5 RYB"], completed: [] });
});

test("dames wait on the score track", () => {
  expect(spacesOf(table({ number: 12, track: [{ space: 12, dame: "dame-pink" }] }))).toEqual([12]);
});

test("with the Medico the neutral apprentice stands somewhere, once that is said", () => {
  const medico = (at: number | null) => table({ number: 10, players: [{ neutral: 1, neutral_at: at }] });
  expect([neutralAt(medico(null), 0), neutralAt(medico(3), 0)]).toEqual([null, 3]);
  expect(neutralAt(medico(3), 1)).toBeNull();
  expect(neutralAt(table(), 0)).toBeNull();
});

test("a module may bring a figure that plays along", () => {
  const leonardo = { number: 0, segment: 12, marker: 2, space: 4, tiles: [1], seals: [0, 0, 0], steered_by: 1 };
  const found = figuresAt(table(leonardo, { number: 4 }), ["Anna", "Bruno"]);
  expect(found).toMatchObject([{ segment: 12, marker: 2, tiles: 1 }]);
});
