// Fresco's table without a server: fresco.html?sample=market-4&theme=dark&language=de&part=me
import { mount } from "svelte";
import { extras } from "../src/games/fresco/extras.svelte";
import "../src/look/base.css";
import { table } from "../src/lib/table.svelte";
import { speakIn, speakOfModules, type Language } from "../src/lib/words.svelte";
import type { State } from "../src/protocol";
import FrescoGallery from "./FrescoGallery.svelte";

const samples = import.meta.glob<State>("./fresco/*.json", { import: "default" });
const wish = new URLSearchParams(location.search);
const name = wish.get("sample") ?? "market-4";

document.documentElement.dataset.theme = wish.get("theme") ?? "light";
await speakIn((wish.get("language") ?? "en") as Language);
const load = samples[`./fresco/${name}.json`];
if (!load) throw new Error(`no sample ${name}; there are ${Object.keys(samples).join(", ")}`);
await table.show(await load());
await Promise.all([extras.load(), speakOfModules()]);
table.sender = { send: (wish) => console.log(JSON.stringify(wish)), why: async () => null };
mount(FrescoGallery, { target: document.body, props: { part: wish.get("part") ?? "" } });
