// What this side says to the server.
import type { ClientMessage } from "../protocol";

export type TableMessage = Exclude<ClientMessage, { type: "hello" }>;
/** A message before its sender has numbered it. */
export type NewMessage = TableMessage extends infer M ? (M extends unknown ? Omit<M, "id"> : never) : never;

/** By its id the server knows a message that comes again. */
export function numbered(message: NewMessage): TableMessage {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return { ...message, id: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("") };
}
