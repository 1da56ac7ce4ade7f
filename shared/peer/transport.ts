/**
 * What carries the lines of one connection for one of its ends. A line is the text of one message without its ending;
 * whoever implements a transport adds the LF, and cuts at it (MCP 2025-11-25 basic/transports#stdio).
 */

export interface Transport {
  /** Begins to hand over what arrives; called once. What arrived before is kept until then. */
  start(receiver: Receiver): void;
  /** Never throws: a line for an end that is gone is lost, and `ended` says that it is gone. */
  send(line: string): void;
  /** Says that nothing more will be sent. Calling it again does nothing. */
  close(): void;
}

export interface Receiver {
  /** A line as it came, which need not be JSON. */
  line(text: string): void;
  /** The other end sends nothing more, and why if that is known. Called once, and nothing after it. */
  ended(reason: string | null): void;
}
