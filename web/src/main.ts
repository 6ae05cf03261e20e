import { mount } from "svelte";
import App, { pages } from "./App.svelte";
import "./look/base.css";
import Missing from "./lib/Missing.svelte";
import { keep } from "./lib/keep";
import { reader } from "./lib/reader.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { preferredLanguage, speakIn } from "./lib/words.svelte";

settings.apply();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.apply());
router.start();

// An invitation to the house counts until whoever brings it is somebody; it does not stay in the address.
const welcome = router.route.query.get("welcome");
if (welcome) {
  keep("welcome", welcome);
  router.rename(location.pathname);
}

// What the first page needs is fetched at the same time as the words; the page itself tells of what fails.
// Nothing here may wait at the top level: the pages' files wait for this one.
async function open(): Promise<void> {
  const { page } = router.route;
  const words = speakIn(preferredLanguage());
  const first = page in pages ? Promise.resolve(pages[page as keyof typeof pages]()).catch(() => {}) : undefined;
  if (page !== "rules" && page !== "replay") void reader.load();
  const spoken = await Promise.all([words, first]).then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => setTimeout(resolve)); // the words were work enough at a stretch
  mount(spoken ? App : Missing, { target: document.querySelector("#app") as HTMLElement });
}
void open();
