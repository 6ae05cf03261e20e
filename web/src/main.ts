import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { preferredLanguage, speakIn } from "./lib/words.svelte";

settings.apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.apply());
router.start();
await speakIn(preferredLanguage());
mount(App, { target: document.querySelector("#app") as HTMLElement });
