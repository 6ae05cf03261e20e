// Who the server takes the reader for.
import type { Me } from "../protocol";
import { api, introducedBy } from "./api";
import { keep, kept } from "./keep";

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
  /** The color they like to have; -1: whichever is free. */
  colour = $state(-1);
  /** Can they be found again when this browser's cookie is lost? Nothing: nobody has said yet. */
  secured = $state<boolean | null>(null);
  /** What the host says to everybody. */
  news = $state("");
  /** Nobody yet, where new people need an invitation. */
  stranger = $state(false);
  private known = false;
  private asked: Promise<void> | undefined;

  /** Ask the server, unless it has said or is being asked. */
  async load(): Promise<void> {
    if (!this.known) await (this.asked ??= this.ask());
  }

  private async ask(): Promise<void> {
    const first = await early();
    const me = first && !first.stranger ? first : await api.me().catch(() => null); // an early question says no invitation
    this.news = me?.news ?? "";
    this.stranger = me?.stranger ?? false;
    this.name = me?.name ?? "";
    this.colour = me?.colour ?? -1;
    this.secured = me && (me.secured ?? false);
    this.known = me !== null;
    this.asked = undefined;
  }

  /** What the host says now; where nobody answers, it is what they said before. */
  async hearNews(): Promise<void> {
    this.news = await api.news().catch(() => this.news);
  }

  async rename(name: string, colour = -1): Promise<void> {
    const me = await api.rename(name, colour < 0 ? undefined : colour);
    this.name = me.name;
    this.colour = me.colour ?? -1;
    keep("asked-name", "yes");
  }

  /** Shall they be asked for a name before they play? Once, if they have none. */
  async unasked(): Promise<boolean> {
    await this.load();
    return this.known && !this.name && !kept("asked-name", "");
  }

  /** They would rather play without a name. */
  stayNameless(): void {
    keep("asked-name", "no");
  }
}

export const reader = new Reader();
introducedBy(() => reader.load());
