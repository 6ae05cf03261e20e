// How the reader likes the factories; kept in this browser.
import { keep, kept } from "../../lib/keep";

class Settings {
  sectors = $state(kept("sectors", "") === "on");

  apply(): void {
    keep("sectors", this.sectors ? "on" : "");
  }
}

export const settings = new Settings();
