// "It is your turn" while the page is open, but behind another one: the browser shows it, nothing is sent anywhere.
import { keep, kept } from "./keep";

/** What is shown, and where a press on it leads: the service worker knows both as well. */
export interface Notice {
  title: string;
  text: string;
  table: string;
}

class Notices {
  /** Does the reader want them in this browser? */
  on = $state(kept("notices", "") === "on");
  /** Does the browser let us? */
  allowed = $state(typeof Notification === "undefined" ? "denied" : Notification.permission);

  get possible(): boolean {
    return typeof Notification !== "undefined";
  }

  /** Ask the browser, which asks the reader. */
  async allow(): Promise<boolean> {
    if (!this.possible) return false;
    this.allowed = await Notification.requestPermission();
    return this.allowed === "granted";
  }

  async turn(on: boolean): Promise<void> {
    this.on = on && (await this.allow());
    keep("notices", this.on ? "on" : "");
  }

  async show({ title, text, table }: Notice): Promise<void> {
    if (!this.on || !this.possible || Notification.permission !== "granted" || !document.hidden) return;
    const options = { body: text, tag: `turn-${table}`, icon: "/icon-192.png", data: { path: `/t/${table}` } };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }
}

export const notices = new Notices();
