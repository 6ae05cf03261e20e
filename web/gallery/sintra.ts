// Sintra's table without a server: sintra.html?game=mid-2A&theme=dark&lang=de&sectors=on&part=me
import { mount } from "svelte";
import "../src/look/base.css";
import { settings } from "../src/games/sintra/settings.svelte";
import { Table } from "../src/session/table.svelte";
import { speakIn, type Language } from "../src/lib/words.svelte";
import type { State } from "../src/protocol";
import { logged } from "./logged";
import SintraGallery from "./SintraGallery.svelte";

const SAMPLES = import.meta.glob<{ view: object; seat: number; targets: string[] }>("./sintra/*.json", {
  eager: true,
  import: "default",
});
const NAMES = ["Amanda", "Bruno", "Chiara", "Duarte Fernandes"];

const wish = new URLSearchParams(location.search);
const sample = SAMPLES[`./sintra/${wish.get("game") ?? "mid-2A"}.json`]!;

await speakIn((wish.get("lang") ?? "en") as Language);
document.documentElement.dataset.theme = wish.get("theme") ?? "light";
settings.sectors = wish.get("sectors") === "on";

const players = (sample.view as { players: object[] }).players.length;
const state = {
  table: "gallery",
  seat: sample.seat,
  view: { hand: wish.has("hand") ? "OOO" : "", ornament_points: [0, 1, 3, 6, 10], ...sample.view },
  sitters: NAMES.slice(0, players).map((name) => ({ name })),
  asked: {
    seat: sample.seat,
    question: { say: "sintra-ask-place", n: 3, pane: "pane-orange" },
    options: sample.targets.map((target) => ({ move: target, text: { say: target }, target })),
  },
  log: [],
  chat: [],
};
const table = new Table(logged);
table.show(state as unknown as State);

mount(SintraGallery, {
  target: document.getElementById("gallery")!,
  props: { table, part: wish.get("part") ?? "" },
});
