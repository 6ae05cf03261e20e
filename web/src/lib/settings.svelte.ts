// How the reader likes the table; kept in this browser.
import { keep, kept } from "./keep";

export type Theme = "auto" | "light" | "dark";
export type Speed = "once" | "fast" | "normal" | "slow";

/** How long a move of the pieces takes, against the usual. */
export const PACE: Record<Speed, number> = { once: 0, fast: 0.5, normal: 1, slow: 2 };

class Settings {
  theme = $state(kept("theme", "auto") as Theme);
  speed = $state(kept("speed", "normal") as Speed);
  less = $state(kept("motion", "") === "less");
  sound = $state(kept("sound", "") === "on");
  /** Have sounds been offered, or chosen? */
  soundOffered = $state(kept("sound", "") !== "");
  volume = $state(Number(kept("volume", "0.6")));
  /** One press does what can be taken back. */
  quick = $state(kept("quick", "") === "on");
  /** Is the page dark now, by choice or because the device is? */
  dark = $state(false);

  /** Write the settings down, and let the page follow them. */
  apply(): void {
    keep("theme", this.theme);
    keep("speed", this.speed);
    keep("motion", this.less ? "less" : "");
    keep("sound", this.sound ? "on" : this.soundOffered ? "off" : "");
    keep("volume", String(this.volume));
    keep("quick", this.quick ? "on" : "");
    const root = document.documentElement;
    this.dark = this.theme === "auto" ? prefers("dark") : this.theme === "dark";
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.still ? "less" : "full";
  }

  /** How long a moment is looked at, against the usual: not at all if nobody looks. */
  get pace(): number {
    return document.hidden ? 0 : PACE[this.speed];
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
