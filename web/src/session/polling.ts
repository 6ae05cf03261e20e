// A table by plain HTTP, where sockets are blocked: long polling for states, and a request for each message.
import type { Answer, Problem, Refused } from "../protocol";
import { backoff } from "./backoff";
import type { TableMessage } from "./messages";
import type { Transport, TransportEvents } from "./transport";

export interface PollingEvents extends TransportEvents {
  /** After it was lost, the server answers again. */
  found(): void;
}

export class PollingTransport implements Transport {
  private closed = false;
  private failures = 0;
  /** Has a request gone wrong since the server last answered? */
  private broken = false;
  /** Does the next answer not have to be news? */
  private anew = true;
  private waiting = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looks: string[] = []; // ids of messages that are answered by looking anew

  constructor(
    private readonly table: string,
    private readonly events: PollingEvents,
  ) {
    void this.listen();
  }

  send(message: TableMessage): void {
    if (message.type === "sight") return this.check(); // the next question says it
    if (message.type !== "look") return void this.post(message);
    this.looks.push(message.id);
    this.check();
  }

  check(): void {
    this.anew = true;
    this.waiting.abort();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.waiting.abort();
  }

  // --- states

  private async listen(): Promise<void> {
    while (!this.closed) {
      if (this.broken) await this.pause();
      this.waiting = new AbortController();
      const { signal } = this.waiting;
      const answer = await fetch(`/api/tables/${this.table}/events?${this.query()}`, { signal }).catch(() => null);
      const state = answer?.status === 200 ? await bodyOf<Answer>(answer) : null;
      if (this.closed) return;
      if (signal.aborted) continue;
      if (answer && isFinal(answer.status)) return this.end(answer);
      if (state || answer?.status === 204) this.arrived(state);
      else this.fail();
    }
  }

  private query(): string {
    const { seq, log, chat, look, frames } = this.events.position();
    const after = this.anew ? -1 : seq;
    this.anew = false;
    return `after=${after}&log=${log}&chat=${chat}${look < 0 ? "" : `&seat=${look}`}${frames ? "&frames=1" : ""}${document.hidden ? "&seen=0" : ""}`;
  }

  private arrived(state: Answer | null): void {
    if (this.broken) this.events.found();
    else this.failures = 0;
    this.broken = false;
    if (state?.type !== "state") return;
    for (const id of this.looks.splice(0)) this.events.receive({ type: "done", id, seq: state.seq });
    this.events.receive(state);
  }

  private fail(): void {
    this.failures += 1;
    this.anew = true;
    if (!this.broken) this.events.lost();
    this.broken = true;
    this.waiting.abort();
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => (this.timer = setTimeout(resolve, backoff(this.failures))));
  }

  private async end(answer: Response): Promise<void> {
    const problem = await bodyOf<Problem>(answer);
    if (!this.closed)
      this.events.receive({ type: "closed", text: problem?.text ?? { say: "error-unknown", status: answer.status } });
  }

  // --- messages

  private async post(message: TableMessage): Promise<void> {
    const answer = await fetch(`/api/tables/${this.table}/say`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    }).catch(() => null);
    const body = answer && (await bodyOf<Answer | Problem>(answer));
    if (this.closed) return;
    if (!answer || (!body && answer.status >= 500)) return this.fail(); // nobody knows whether it was done
    const reply = body && "type" in body ? body : refusal(message, body);
    this.events.receive(reply);
    if (reply.type === "refused" && reply.code === "stale") this.check(); // as a socket gets the state then
  }
}

function refusal({ id }: TableMessage, problem: Problem | null): Refused {
  return { type: "refused", id, code: problem?.code ?? "unknown", text: problem?.text ?? { say: "error-browser" } };
}

async function bodyOf<Body>(answer: Response): Promise<Body | null> {
  return (await answer.json().catch(() => null)) as Body | null;
}

/** No table for this reader; "too many requests" is no such answer. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
