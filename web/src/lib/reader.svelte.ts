// Who the server takes the reader for: a guest with a nickname.
import { api } from "./api";

class Reader {
  name = $state("");

  async load(): Promise<void> {
    if (!this.name) this.name = (await api.me().catch(() => ({ name: "" }))).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const reader = new Reader();
