// The service worker: the shell works offline; what the server says is never kept.
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, precacheAndRoute, PrecacheFallbackPlugin, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

declare const FILES: PrecacheEntry[]; // by offline.ts

// A new one waits until the last tab of the old page is closed: that page still needs the old files.
precacheAndRoute(FILES);
cleanupOutdatedCaches();
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith("/api/"),
  new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: "index.html" })] }),
);
registerRoute(/\/assets\//, new CacheFirst({ cacheName: "assets", plugins: [new ExpirationPlugin({ maxEntries: 150 })] }));
