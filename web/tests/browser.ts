// As much of a browser as a session at a table needs. Sockets and requests are answered by the test.
import { vi } from "vitest";
import type { Answer, ClientMessage } from "../src/protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server takes the socket, and sends these. */
  opens(...answers: Answer[]): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.says(...answers);
  }

  says(...answers: Answer[]): void {
    for (const answer of answers) this.onmessage?.({ data: JSON.stringify(answer) });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** An answer to a request: what has come, or nothing if the server cannot be reached. */
export type Answering = (path: string, body: ClientMessage | null, signal?: AbortSignal) => Promise<Response>;

export const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
export const nobody = () => Promise.reject(new TypeError("failed to fetch"));
/** A request that is answered late; whoever gives it up gets an error, as in a browser. */
export const later = (signal?: AbortSignal, answer = new Promise<Response>(() => {})) =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
  ]);

/** Who listens to the window or the document. */
let listeners: { name: string; act: () => void }[] = [];
const listen = (name: string, act: () => void) => void listeners.push({ name, act });
const unlisten = (name: string, act: () => void) => {
  listeners = listeners.filter((one) => one.name !== name || one.act !== act);
};

export const browser = {
  page: { hidden: false, querySelectorAll: () => [], addEventListener: listen, removeEventListener: unlisten },
  answering: nobody as Answering,

  /** A new page: no sockets, no listeners, no timers. */
  begin(): void {
    vi.useFakeTimers();
    FakeSocket.all = [];
    listeners = [];
    browser.page.hidden = false;
    browser.answering = nobody;
  },

  get listening(): number {
    return listeners.length;
  },

  /** The window's or the document's event happens. */
  happens(name: string): void {
    for (const one of listeners) if (one.name === name) one.act();
  },

  /** Let so many milliseconds pass, and everything be done that waits for them. */
  async pass(time = 0): Promise<void> {
    await vi.advanceTimersByTimeAsync(time);
  },
};

vi.stubGlobal("location", new URL("http://localhost/"));
vi.stubGlobal("document", browser.page);
vi.stubGlobal("addEventListener", listen);
vi.stubGlobal("removeEventListener", unlisten);
vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("SVGElement", class {});
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
vi.stubGlobal("fetch", (path: string, { body, signal }: { body?: string; signal?: AbortSignal } = {}) =>
  browser.answering(path, body ? (JSON.parse(body) as ClientMessage) : null, signal),
);
