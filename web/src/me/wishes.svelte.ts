// How the reader is told that it is their turn, as the server knows it: several parts of their page ask for it.
import type { ReminderInfo, ReminderWish } from "../protocol";
import { api } from "../lib/api";
import { language, LANGUAGES } from "../lib/words.svelte";

class Wishes {
  known = $state.raw<ReminderInfo | null>(null);

  async load(): Promise<ReminderInfo> {
    return (this.known = await api.reminders());
  }

  async save(wish: ReminderWish): Promise<void> {
    this.known = await api.remindMe({ ...wish, language: LANGUAGES.find((tag) => tag === language()) ?? "en" });
  }
}

export const wishes = new Wishes();
