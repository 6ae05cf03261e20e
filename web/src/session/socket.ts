// A table's socket. It is lost when it closes, and when nothing is heard for long after something was said.
import type { Answer, ClientMessage } from "../protocol";
import type { Transport, TransportEvents } from "./transport";

const PATIENCE = 20_000; // milliseconds; a dead line is not always told

export class SocketTransport implements Transport {
  private readonly socket: WebSocket;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: string,
    private readonly events: TransportEvents,
  ) {
    this.socket = new WebSocket(addressOf(table));
    this.socket.onopen = () => this.hello();
    this.socket.onmessage = (event) => this.hear(String(event.data));
    this.socket.onclose = () => this.lost();
    this.expect();
  }

  send(message: ClientMessage): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.expect();
  }

  check(): void {
    this.hello();
  }

  close(): void {
    clearTimeout(this.silence);
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }

  private hello(): void {
    const { log, chat, look, frames } = this.events.position();
    this.send({ type: "hello", log, chat, look, frames });
  }

  private hear(data: string): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    this.events.receive(JSON.parse(data) as Answer);
  }

  private expect(): void {
    this.silence ??= setTimeout(() => this.lost(), PATIENCE);
  }

  private lost(): void {
    this.close();
    this.events.lost();
  }
}

function addressOf(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
}
