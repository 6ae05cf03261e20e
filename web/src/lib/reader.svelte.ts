// Who the server takes the reader for: a guest with a nickname.
import { api } from "./api";

class Reader {
  name = $state("");
  private asked: Promise<void> | undefined;

  /** Ask the server, unless it has said or is being asked. */
  async load(): Promise<void> {
    if (!this.name) await (this.asked ??= this.ask());
  }

  private async ask(): Promise<void> {
    this.name = (await api.me().catch(() => ({ name: "" }))).name;
    this.asked = undefined;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const reader = new Reader();
