import { mount } from "svelte";
import App, { pages } from "./App.svelte";
import "./look/base.css";
import { reader } from "./lib/reader.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { preferredLanguage, speakIn } from "./lib/words.svelte";

settings.apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.apply());
router.start();

// What the first page needs is fetched at the same time as the words; the page itself tells of what fails.
const { page } = router.route;
if (page in pages) void pages[page as keyof typeof pages]().catch(() => {});
if (page !== "rules" && page !== "replay") void reader.load();
await speakIn(preferredLanguage());
mount(App, { target: document.querySelector("#app") as HTMLElement });
