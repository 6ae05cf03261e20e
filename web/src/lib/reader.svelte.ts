// Who the server takes the reader for: a guest with a nickname.
import type { Me } from "../protocol";
import { api, introducedBy } from "./api";

declare global {
  var askedEarly: Promise<Response> | undefined; // by theme.js, before anything of ours was loaded
}

/** What the server said to that; it counts once. */
async function early(): Promise<Me | null> {
  const asked = globalThis.askedEarly;
  globalThis.askedEarly = undefined;
  const answer = await asked?.catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Me | null) : null;
}

class Reader {
  name = $state("");
  private known = false;
  private asked: Promise<void> | undefined;

  /** Ask the server, unless it has said or is being asked. */
  async load(): Promise<void> {
    if (!this.known) await (this.asked ??= this.ask());
  }

  private async ask(): Promise<void> {
    const me = (await early()) ?? (await api.me().catch(() => null));
    this.name = me?.name ?? "";
    this.known = me !== null;
    this.asked = undefined;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const reader = new Reader();
introducedBy(() => reader.load());
