// How the reader likes the table; kept in this browser.
import { keep, kept } from "./keep";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast";

/** How long a move of the pieces takes, against the usual. */
export const PACE: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5 };

class Settings {
  theme = $state(kept("theme", "auto") as Theme);
  speed = $state(kept("speed", "normal") as Speed);
  less = $state(kept("motion", "") === "less");
  sound = $state(kept("sound", "") === "on");
  /** Is the page dark now, by choice or because the device is? */
  dark = $state(false);

  /** Write the settings down, and let the page follow them. */
  apply(): void {
    keep("theme", this.theme);
    keep("speed", this.speed);
    keep("motion", this.less ? "less" : "");
    keep("sound", this.sound ? "on" : "");
    const root = document.documentElement;
    this.dark = this.theme === "auto" ? prefers("dark") : this.theme === "dark";
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.still ? "less" : "full";
  }

  /** Nothing travels: the reader or the system asked for it. */
  get still(): boolean {
    return this.less || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

function prefers(scheme: string): boolean {
  return matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
}

export const settings = new Settings();
