// The line to a table: a socket that comes back by itself, or plain HTTP where sockets are blocked.
// What is sent is kept until it is acknowledged, and sent again under the same id after a break.
import type { Answer, Because, Done, Hint, ClientMessage, Refused, State } from "../protocol";
import { said, type Said } from "./said";
import type { Sender, Wish } from "./table.svelte";

export type Line = "joining" | "live" | "broken" | "polling" | "closed";

/** What the wire tells its table. */
export interface Listener {
  state(state: State): void;
  refused(answer: Refused): void;
  closed(text: Said): void;
  busy(waiting: boolean): void;
  /** The last log and chat lines the reader has, and the seat through whose eyes. */
  have(): { log: number; chat: number; seat: number };
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const FAILURES_BEFORE_POLLING = 3;

type Numbered = Exclude<ClientMessage, { type: "hello" }>;

export class Wire implements Sender {
  line = $state<Line>("joining");
  private socket: WebSocket | null = null;
  /* eslint-disable svelte/prefer-svelte-reactivity -- nothing is drawn from these */
  private unsent = new Map<string, Numbered>();
  private asking = new Map<string, (answer: Because | Hint | Refused | null) => void>();
  /* eslint-enable svelte/prefer-svelte-reactivity */
  private failures = 0;
  private everLive = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private seq = -1;
  private seated = false;
  private turning: AbortController | null = null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private look = -1,
  ) {}

  start(): void {
    if (this.over) return;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.turning?.abort();
    this.socket?.close();
  }

  send(wish: Wish): void {
    const message = { ...wish, id: newId() };
    if (message.type === "look") this.look = message.seat;
    if (message.type === "look" && this.line === "polling") return this.lookAgain();
    this.unsent.set(message.id, message);
    this.listener.busy(true);
    this.hand(message);
  }

  async why(seat: number, target: string): Promise<Because | null> {
    const answer = await this.ask({ type: "why", id: newId(), seat, target });
    if (answer?.type === "refused") this.listener.refused(answer);
    return answer?.type === "because" ? answer : null;
  }

  /** What the strongest bot would do, or why it does not say; nothing if the line is broken. */
  async hint(seat: number): Promise<Hint | Refused | null> {
    return (await this.ask({ type: "hint", id: newId(), seat })) as Hint | Refused | null;
  }

  private ask(message: Numbered): Promise<Because | Hint | Refused | null> {
    if (this.socket?.readyState !== WebSocket.OPEN && this.line !== "polling") return Promise.resolve(null);
    return new Promise((resolve) => {
      this.asking.set(message.id, resolve);
      this.hand(message);
    });
  }

  /** Without a socket, looking from another seat is asking anew. */
  private lookAgain(): void {
    this.seq = -1;
    this.turning?.abort();
  }

  private hand(message: Numbered): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (this.line === "polling") void this.post(message);
  }

  // --- the socket

  private connect(): void {
    if (this.over) return;
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Answer);
    socket.onclose = () => void this.lost(socket);
  }

  private hello(): ClientMessage {
    return { type: "hello", ...this.read(), look: this.look };
  }

  /** How far the reader has read; what another seat was told does not count. */
  private read(): { log: number; chat: number } {
    const { log, chat, seat } = this.listener.have();
    return { log: this.look < 0 || this.look === seat ? log : 0, chat };
  }

  private async lost(socket: WebSocket): Promise<void> {
    if (this.over || socket !== this.socket) return;
    this.socket = null;
    for (const resolve of this.asking.values()) resolve(null);
    this.asking.clear();
    this.failures += 1;
    this.line = this.everLive ? "broken" : "joining";
    if (this.failures >= FAILURES_BEFORE_POLLING && (!this.everLive || (await isThere()))) {
      if (!this.over && !this.socket) void this.poll();
    } else if (!this.over && !this.socket) {
      this.timer = setTimeout(() => this.connect(), backoff(this.failures));
    }
  }

  /** The network or the reader is back: do not wait any longer. */
  private hurry = (): void => {
    if (this.over || this.socket || this.line === "polling" || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  // --- plain HTTP

  private async poll(): Promise<void> {
    this.line = "polling";
    for (const message of this.unsent.values()) void this.post(message);
    while (!this.over) {
      const { log, chat } = this.read();
      const query = `after=${this.seq}&log=${log}&chat=${chat}${this.look < 0 ? "" : `&seat=${this.look}`}`;
      this.turning = new AbortController();
      const answer = await fetch(`/api/tables/${this.table}/events?${query}`, { signal: this.turning.signal }).catch(() => null);
      if (this.turning.signal.aborted) continue;
      if (answer?.status === 200) this.hear((await answer.json()) as Answer);
      else if (answer && isFinal(answer.status)) return this.refusedBy(answer);
      else if (answer?.status !== 204) await new Promise((resolve) => setTimeout(resolve, backoff(4)));
    }
  }

  private async refusedBy(answer: Response): Promise<void> {
    const problem = (await answer.json().catch(() => null)) as { text?: Said } | null;
    this.line = "closed";
    this.listener.closed(problem?.text ?? { say: "error-unknown", status: answer.status });
  }

  private async post(message: Numbered): Promise<void> {
    const answer = await fetch(`/api/tables/${this.table}/say`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    }).catch(() => null);
    if (!answer) return void setTimeout(() => void this.post(message), backoff(3));
    const body = (await answer.json().catch(() => null)) as Answer | { code: string; text: object } | null;
    if (body && "type" in body) this.hear(body);
    else this.hear({ type: "refused", id: message.id, code: "refused", text: body?.text ?? { say: "error-browser" } });
  }

  // --- what comes back

  private hear(answer: Answer): void {
    if (answer.type === "state") this.arrived(answer);
    else if (answer.type === "done") this.acknowledged(answer);
    else if (answer.type === "because" || answer.type === "hints") this.explained(answer);
    else if (answer.type === "refused") this.refused(answer);
    else this.shut(said(answer.text));
  }

  private arrived(state: State): void {
    if (this.line === "polling" && this.seated && !state.seats.length) return this.shut({ say: "error-seat-given" });
    this.seated = state.seats.length > 0;
    this.seq = state.seq;
    if (this.line !== "live" && this.socket) {
      this.line = "live";
      this.everLive = true;
      this.failures = 0;
      for (const message of this.unsent.values()) this.hand(message);
    }
    this.listener.state(state);
  }

  private acknowledged({ id }: Done): void {
    this.unsent.delete(id);
    this.listener.busy(this.unsent.size > 0);
  }

  private refused(answer: Refused): void {
    const asked = this.asking.get(answer.id);
    this.asking.delete(answer.id);
    if (asked) return asked(answer);
    this.unsent.delete(answer.id);
    this.listener.busy(this.unsent.size > 0);
    this.listener.refused(answer);
  }

  private explained(answer: Because | Hint): void {
    this.asking.get(answer.id)?.(answer);
    this.asking.delete(answer.id);
  }

  private shut(text: Said): void {
    this.over = true;
    this.line = "closed";
    this.socket?.close();
    this.listener.closed(text);
  }
}

function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
}

/** Does the server answer at all, if not through sockets? */
async function isThere(): Promise<boolean> {
  const answer = await fetch("/healthz").catch(() => null);
  return answer?.ok ?? false;
}

/** Longer after every failure, and never all readers at once. */
export function backoff(failures: number, dice = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)) * (0.7 + 0.6 * dice);
}

/** No table for this reader; "too many requests" is no such answer. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
