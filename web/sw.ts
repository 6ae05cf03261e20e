// The service worker: the shell works offline; what the server says is never kept. And it shows what is pushed.
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, precacheAndRoute, PrecacheFallbackPlugin, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

declare const FILES: PrecacheEntry[]; // by offline.ts
declare const self: Worker;

// A new one waits until the last tab of the old page is closed: that page still needs the old files.
precacheAndRoute(FILES);
cleanupOutdatedCaches();
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith("/api/"),
  new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: "index.html" })] }),
);
registerRoute(/\/assets\//, new CacheFirst({ cacheName: "assets", plugins: [new ExpirationPlugin({ maxEntries: 150 })] }));

// --- it is your turn

/** As much of a service worker as this needs: its types and a page's do not go together. */
interface Page {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}
interface WorkerEvent extends Event {
  data?: { json(): unknown };
  notification: Notification;
  waitUntil(done: Promise<unknown>): void;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(which: object): Promise<Page[]>; openWindow(path: string): Promise<unknown> };
  addEventListener(name: string, act: (event: WorkerEvent) => void): void;
}
interface Pushed {
  title: string;
  text: string;
  table: string;
  kind: string;
}

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() as Pushed)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});

/** Whoever has the table in sight knows it; several pushes about one table are one notice. */
async function show({ title, text, table, kind }: Pushed): Promise<void> {
  const path = table ? `/t/${table}` : "/me";
  const seen = (await windows()).some((page) => page.visibilityState === "visible" && pathOf(page) === path);
  if (seen && kind === "turn") return;
  const tag = `${kind}-${table}`;
  await self.registration.showNotification(title, { body: text, tag, icon: "/icon-192.png", data: { path } });
}

async function open(path: string): Promise<void> {
  const there = (await windows()).find((page) => pathOf(page) === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const pathOf = (page: Page) => new URL(page.url).pathname;
