// Which page is shown: the address decides, and links inside the app change it without loading.
export type Page =
  "home" | "new" | "table" | "replay" | "rules" | "lessons" | "puzzles" | "ratings" | "tournaments" | "me" | "host" | "lost";

export interface Route {
  page: Page;
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: [RegExp, Page][] = [
  [/^\/$/, "home"],
  [/^\/new\/?$/, "new"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/replay\/([\w-]+)$/, "replay"],
  [/^\/me\/?$/, "me"],
  [/^\/host\/?$/, "host"],
  [/^\/lessons\/?$/, "lessons"],
  [/^\/puzzles\/?$/, "puzzles"],
  [/^\/tournaments(?:\/([\w-]*))?$/, "tournaments"],
  [/^\/ratings(?:\/([\w-]*))?$/, "ratings"],
  [/^\/rules(?:\/([\w-]*))?$/, "rules"],
];

/** The page an address names. */
export function routeOf(url: URL): Route {
  const { pathname, searchParams: query } = url;
  const hash = decoded(url.hash.slice(1));
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(pathname);
    if (found) return { page, id: found[1] ?? "", query, hash };
  }
  return { page: "lost", id: "", query, hash };
}

/** A hash as text; one that is none stays as it is. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  /** Follow the address bar and every link inside the app. */
  start(): void {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    const before = this.route;
    this.read();
    if (before.page !== this.route.page || before.id !== this.route.id) scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history. */
  rename(path: string): void {
    history.replaceState(null, "", path);
    this.read();
  }

  private read(): void {
    this.route = routeOf(new URL(location.href));
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link, event)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const here = link.origin === location.origin && !link.target && !link.download;
  return plain && here && !event.defaultPrevented && !link.pathname.startsWith("/api/");
}

export const router = new Router();
