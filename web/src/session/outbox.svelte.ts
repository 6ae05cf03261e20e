// What was sent: kept until it is answered, so that it can be sent again under the same id, and until its effect is shown.
import type { TableMessage } from "./messages";

export interface Sent {
  message: TableMessage;
  /** The number of the state that shows its effect; nothing before it is answered. */
  effect: number | null;
}

/** These leave the question alone: whoever sends one may decide meanwhile. */
const ASIDE = new Set<TableMessage["type"]>(["chat", "note"]);

export class Outbox {
  private sent = $state.raw<readonly Sent[]>([]);
  /** Is a decision on its way, or its effect? What is shown then is no longer what is asked. */
  busy = $derived(this.sent.some(({ message }) => !ASIDE.has(message.type)));

  add(message: TableMessage): void {
    this.sent = [...this.sent, { message, effect: null }];
  }

  /** What has to be sent again after a break. */
  get unanswered(): TableMessage[] {
    return this.sent.filter(({ effect }) => effect === null).map(({ message }) => message);
  }

  /** A message was answered; the state of this number, or a later one, shows what it did. */
  answered(id: string, effect: number): void {
    this.sent = this.sent.map((one) => (one.message.id === id ? { ...one, effect } : one));
  }

  find(id: string): TableMessage | undefined {
    return this.sent.find(({ message }) => message.id === id)?.message;
  }

  /** Nothing more is to be seen of a message. */
  take(id: string): void {
    this.sent = this.sent.filter(({ message }) => message.id !== id);
  }

  /** The state of this number is shown. */
  shown(seq: number): void {
    this.sent = this.sent.filter(({ effect }) => effect === null || effect > seq);
  }

  /** The reader's states are counted anew: whatever was answered is in them. */
  recounted(): void {
    this.shown(Infinity);
  }

  clear(): void {
    this.sent = [];
  }
}
