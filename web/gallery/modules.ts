// Fresco's modules without a server, all boards compact and at full size: modules.html?sample=late-4&theme=dark&language=de
import { mount } from "svelte";
import fresco from "../src/games/fresco";
import "../src/look/base.css";
import { Table } from "../src/session/table.svelte";
import { speakIn, type Language } from "../src/lib/words.svelte";
import type { State } from "../src/protocol";
import { logged } from "./logged";
import ModulesGallery from "./ModulesGallery.svelte";

const samples = import.meta.glob<State>("./modules/*.json", { import: "default" });
const wish = new URLSearchParams(location.search);
const name = wish.get("sample") ?? "late-4";

document.documentElement.dataset.theme = wish.get("theme") ?? "light";
await speakIn((wish.get("language") ?? "en") as Language);
const load = samples[`./modules/${name}.json`];
if (!load) throw new Error(`no sample ${name}; there are ${Object.keys(samples).join(", ")}`);
const state = await load();
const table = new Table(logged);
table.show(state);
await fresco.prepare(state);
mount(ModulesGallery, { target: document.body, props: { table } });
