// What the host asks the server, with the host's key; it stays until the tab is closed.
import type { HostInfo, HostPeople, HostTables, HostWish } from "../protocol";
import { ask } from "../lib/api";

const KEY = "bottega-host-key";

export class Host {
  constructor(private readonly key: string) {}

  static kept(): Host | null {
    const key = sessionStorage.getItem(KEY);
    return key ? new Host(key) : null;
  }

  static forget(): void {
    sessionStorage.removeItem(KEY);
  }

  keep(): this {
    sessionStorage.setItem(KEY, this.key);
    return this;
  }

  private ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return ask<T>(method, `/api/host${path}`, body, { "x-bottega-host-key": this.key });
  }

  about = () => this.ask<HostInfo>("GET", "");
  arrange = (wish: HostWish) => this.ask<HostInfo>("PUT", "", wish);
  /** Another invitation to the house, or none. */
  welcome = (wanted: boolean) => this.ask<HostInfo>(wanted ? "POST" : "DELETE", "/welcome");
  people = (search: string, after: number) => this.ask<HostPeople>("GET", `/people?${query(search, after)}`);
  tables = (search: string, after: number) => this.ask<HostTables>("GET", `/tables?${query(search, after)}`);
  remove = (what: "people" | "tables", id: string) => this.ask<void>("DELETE", `/${what}/${id}`);
  closeChat = (table: string, closed: boolean) => this.ask<void>("PUT", `/tables/${table}`, { chat_closed: closed });
}

function query(search: string, after: number): string {
  return new URLSearchParams({ search: search.trim(), after: String(after) }).toString();
}
