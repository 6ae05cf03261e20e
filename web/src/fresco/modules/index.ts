// What modules draw on the table of the base game. A module that is not in play draws nothing.
import "./modules.css";
import type { Component } from "svelte";
import type { ModuleView, Shown } from "../view";
import Bells from "./Bells.svelte";
import BlackMarket from "./BlackMarket.svelte";
import Catacombs from "./Catacombs.svelte";
import Dames from "./Dames.svelte";
import Dome from "./Dome.svelte";
import Favors from "./Favors.svelte";
import Glaziers from "./Glaziers.svelte";
import GoldLeaf from "./GoldLeaf.svelte";
import Guild from "./Guild.svelte";
import Medico from "./Medico.svelte";
import Pews from "./Pews.svelte";
import Portraits from "./Portraits.svelte";
import Requests from "./Requests.svelte";
import Scrolls from "./Scrolls.svelte";
import Wall from "./Wall.svelte";
import WishingWell from "./WishingWell.svelte";

export { default as Dock } from "./Dock.svelte";
export { default as Goods } from "./Goods.svelte";
export { default as OnSlot } from "./OnSlot.svelte";
export { default as OnTrack } from "./OnTrack.svelte";
export { default as Overlay } from "./Overlay.svelte";

/** A module's board: compact in the shelf, `full` in its dialog; pieces are drawn in `unit`s of so many pixels. */
export type BoardProps = Shown & { module: ModuleView; full: boolean; unit: number };

/** Boards by the module's id in the view. */
export const boards: Record<string, Component<BoardProps>> = {
  portraits: Portraits,
  requests: Requests,
  "wishing well": WishingWell,
  "gold leaf": GoldLeaf,
  glaziers: Glaziers,
  scrolls: Scrolls,
  bells: Bells,
  wall: Wall,
  medico: Medico,
  favors: Favors,
  dames: Dames,
  catacombs: Catacombs,
  pews: Pews,
  dome: Dome,
  "black market": BlackMarket,
  "painters' guild": Guild,
};

/** Boards that need only half the shelf's width. */
export const narrow = new Set(["wishing well", "gold leaf", "scrolls", "favors", "dome", "black market", "painters' guild"]);
