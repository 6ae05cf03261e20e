import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { pages } from "./pages.ts";

const folder = process.env.OUT ?? "../src/bottega/server/static";

// The shell works offline; what the server says is never kept.
const offline = VitePWA({
  registerType: "autoUpdate",
  injectRegister: "script-defer",
  includeManifestIcons: false, // only who installs the page wants them
  manifest: {
    name: "Bottega",
    short_name: "Bottega",
    description: "Fresco and Stained Glass of Sintra in the browser",
    start_url: "/",
    display: "standalone",
    background_color: "#f2eadb",
    theme_color: "#fbf7ee",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
  workbox: {
    globPatterns: ["index.html", "theme.js", "assets/*.{js,css,woff2}"],
    globIgnores: ["assets/{en,fr,de,nl}-*.js", "assets/{Fresco,Sintra}Table-*", "assets/drawn-*"],
    navigateFallback: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith("/api/"),
        handler: "NetworkOnly",
        options: { precacheFallback: { fallbackURL: "index.html" } },
      },
      {
        urlPattern: /\/assets\//,
        handler: "CacheFirst",
        options: { cacheName: "assets", expiration: { maxEntries: 150 } },
      },
    ],
  },
});

/** Few files instead of many: what several pages share; what one of them needs alone is in its own. The first that fits wins. */
const PARTS: [string, RegExp][] = [
  ["main", /node_modules|rolldown|vite\/|src\/(main\.ts|App\.svelte|lib\/(book|table|Trouble|clock|levels|wide|InTurn)|fresco\/modules\/names)/],
  ["doors", /src\/(home\/(FrescoDoor|SintraDoor|Frieze|LevelPicker|GameSign|playnow)|pages\/ModuleEmblem)/],
  ["pieces", /src\/(pieces\/|lib\/(Spot|figures)|charts\/source|fresco\/(view|MoodMask|PlaceEmblem))/],
  ["table", /src\/frame\/(TableFrame|Regions|Side)\.svelte/],
  ["rules", /src\/rules\/Rules\.svelte/],
  ["end", /src\/charts\/.*Chart\.svelte/],
];

export default defineConfig({
  plugins: [svelte(), offline, pages(folder), compress(folder)],
  server: { fs: { allow: [".."] } },
  test: { css: true, include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: { groups: PARTS.map(([name, test], i) => ({ name, test, priority: PARTS.length - i })) },
      },
    },
  },
});
