// Fresco's table without a server: fresco.html?sample=market-4&theme=dark&language=de&part=me
import { mount } from "svelte";
import fresco from "../src/games/fresco";
import "../src/look/base.css";
import { Table } from "../src/session/table.svelte";
import { speakIn, type Language } from "../src/lib/words.svelte";
import type { State } from "../src/protocol";
import FrescoGallery from "./FrescoGallery.svelte";
import { logged } from "./logged";

const samples = import.meta.glob<State>("./fresco/*.json", { import: "default" });
const wish = new URLSearchParams(location.search);
const name = wish.get("sample") ?? "market-4";

document.documentElement.dataset.theme = wish.get("theme") ?? "light";
await speakIn((wish.get("language") ?? "en") as Language);
const load = samples[`./fresco/${name}.json`];
if (!load) throw new Error(`no sample ${name}; there are ${Object.keys(samples).join(", ")}`);
const state = await load();
const table = new Table(logged);
table.show(state);
await fresco.prepare(state);
mount(FrescoGallery, { target: document.body, props: { table, part: wish.get("part") ?? "" } });
