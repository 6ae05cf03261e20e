// Opens one page once, in a fresh Chromium, and prints Lighthouse's report as JSON.
// node measure.mjs FOLDER '{"chromium", "page", "cookie", "shows", "preset"}'; what FOLDER holds, package.json says.

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const PATIENCE = 300_000; // milliseconds; shared machines can be slow
const [folder, wish] = process.argv.slice(2);
const { chromium, page, cookie, shows, preset } = JSON.parse(wish);

const installed = createRequire(`${folder}/`);
const load = async (name) => (await import(pathToFileURL(installed.resolve(name)))).default;
const puppeteer = await load("puppeteer-core");
const lighthouse = await load("lighthouse");
const desktop = await load("lighthouse/core/config/desktop-config.js");

const flags = {
  logLevel: "error",
  output: ["json", "html"],
  disableFullPageScreenshot: true,
  onlyCategories: ["performance", "accessibility", "best-practices"],
};

const browser = await puppeteer.launch({ executablePath: chromium, args: ["--no-sandbox", "--lang=en-US"] });
setTimeout(() => browser.process().kill("SIGKILL"), PATIENCE).unref(); // whatever waits for it fails then
try {
  if (cookie) {
    const [name, value] = cookie.split("=");
    await browser.setCookie({ name, value, domain: new URL(page).hostname, path: "/", httpOnly: true });
  }
  const tab = await browser.newPage();
  // What a service worker fetches meanwhile weighs nothing for Lighthouse; without it everything is weighed.
  await tab.evaluateOnNewDocument(() => (navigator.serviceWorker.register = () => new Promise(() => {})));
  const { lhr, report } = await lighthouse(page, flags, preset === "desktop" ? desktop : undefined, tab);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const unjudged = Object.values(lhr.categories).find(({ score }) => score === null);
  if (unjudged) throw new Error(`no score for ${unjudged.title}`);
  await tab.waitForSelector(shows, { timeout: 30_000 });
  const print = JSON.stringify({ lhr, html: report[1] });
  await new Promise((done) => process.stdout.write(print, done));
} catch (error) {
  console.error(error.message.split("\n")[0]);
  process.exitCode = 1;
} finally {
  await browser.close();
}
