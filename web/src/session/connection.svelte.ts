// The line to a table: a socket that comes back by itself, or plain HTTP where sockets are blocked.
import type { Answer } from "../protocol";
import { Retry } from "./backoff";
import type { TableMessage } from "./messages";
import { PollingTransport } from "./polling";
import { SocketTransport } from "./socket";
import type { Position, Transport } from "./transport";

export type Status = "joining" | "live" | "broken" | "polling" | "closed";

/** Who is at this end of the line. */
export interface Peer {
  position(): Position;
  receive(answer: Answer): void;
  /** The line is open: what was not answered goes out again. */
  connected(): void;
  /** The line is broken: questions under way are lost. */
  disconnected(): void;
}

const FAILURES = 3; // sockets that failed before other ways are thought of
const BLOCKED = 2; // of them, those that failed while the server was there

export class Connection {
  status = $state<Status>("joining");
  private transport: Transport | null = null;
  private open = false; // does the transport take messages?
  private everLive = false;
  private blocked = 0;
  private readonly retry = new Retry();

  constructor(
    private readonly table: string,
    private readonly peer: Peer,
  ) {}

  start(): void {
    if (this.status === "closed") return;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.status = "closed";
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.retry.stop();
    this.transport?.close();
    this.transport = null;
    this.open = false;
  }

  /** False if the line is broken: then it was not sent. */
  send(message: TableMessage): boolean {
    if (this.open) this.transport?.send(message);
    return this.open;
  }

  private connect(): void {
    this.transport = new SocketTransport(this.table, {
      position: () => this.peer.position(),
      receive: (answer) => this.receive(answer),
      lost: () => void this.lost(),
    });
  }

  /** With its first state a socket is a line. */
  private receive(answer: Answer): void {
    if (!this.open && answer.type === "state") {
      this.everLive = true;
      this.blocked = 0;
      this.retry.reset();
      this.found("live");
    }
    this.peer.receive(answer);
  }

  private found(status: Status): void {
    this.status = status;
    this.open = true;
    this.peer.connected();
  }

  private broken(): void {
    this.status = this.everLive ? "broken" : "joining";
    this.open = false;
    this.peer.disconnected();
  }

  private async lost(): Promise<void> {
    this.transport = null;
    this.broken();
    if (this.retry.failures + 1 >= FAILURES && (await this.socketsBlocked())) return this.poll();
    if (this.waits) this.retry.later(() => this.connect());
  }

  /** Is it the sockets that fail, and not the server? At first there is a server: the page came from it. */
  private async socketsBlocked(): Promise<boolean> {
    if (!this.everLive) return true;
    this.blocked = (await isThere()) ? this.blocked + 1 : 0;
    return this.blocked >= BLOCKED;
  }

  private get waits(): boolean {
    return this.status !== "closed" && this.transport === null;
  }

  private poll(): void {
    if (!this.waits) return;
    this.transport = new PollingTransport(this.table, {
      position: () => this.peer.position(),
      receive: (answer) => this.peer.receive(answer),
      lost: () => this.broken(),
      found: () => this.found("polling"),
    });
    this.everLive = true;
    this.found("polling");
  }

  /** The network or the reader is back: do not wait any longer, nor trust a line that may be dead. */
  private hurry = (): void => {
    if (document.hidden) return;
    if (this.transport) return this.transport.check();
    this.retry.stop();
    this.connect();
  };
}

/** Does the server answer at all, if not through sockets? */
async function isThere(): Promise<boolean> {
  const answer = await fetch("/healthz").catch(() => null);
  return answer?.ok ?? false;
}
