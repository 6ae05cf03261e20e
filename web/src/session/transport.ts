// What every way to the server has in common.
import type { Answer } from "../protocol";
import type { TableMessage } from "./messages";

/** How far the reader has read, and through which seat's eyes they want to go on (-1: whichever is asked). */
export interface Position {
  seq: number;
  log: number;
  chat: number;
  look: number;
  /** Shall what happens be shown one thing after another? */
  frames: boolean;
}

/** Who is at this end. */
export interface TransportEvents {
  position(): Position;
  receive(answer: Answer): void;
  /** The way does not lead to the server any more, for now. */
  lost(): void;
}

export interface Transport {
  send(message: TableMessage): void;
  /** Find out whether the server is still there. */
  check(): void;
  close(): void;
}
