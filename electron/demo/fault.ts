/** A named way to misbehave, as data and a small function: what becomes of one line that the server is about to send. */
import type { JsonObject } from '#shared/model/message';

/** Raw bytes of stdout, line endings included. */
export type Output = string | Uint8Array;

export interface Sending {
  /** The line, without its ending. */
  readonly line: string;
  readonly message: JsonObject;
  /** The method that it answers, or its own. */
  readonly method: string;
}

export interface Fault {
  readonly name: string;
  /** What the server does, as a sentence without its subject and full stop. */
  readonly about: string;
  /** The codes of what is found then. */
  readonly raises: readonly string[];
  /** What goes out instead of the line. */
  send(sending: Sending): readonly Output[];
  /** What goes out when a notification with this method has come. */
  hear?(method: string): readonly Output[];
  /** Exit code with which the server ends after the answer to `tools/list`. */
  readonly exits?: number;
}

/** A fault that changes only the answer to one method, or the message with it. */
export function on(method: string, change: (sending: Sending) => readonly Output[]): Fault['send'] {
  return (sending) => (sending.method === method ? change(sending) : [`${sending.line}\n`]);
}

/** As {@link on}, for a change of the message itself. */
export function altered(method: string, change: (message: JsonObject) => unknown): Fault['send'] {
  return on(method, ({ message }) => [lineOf(change(message))]);
}

/** As {@link on}, for a change of its result. */
export function result(method: string, change: (result: JsonObject) => JsonObject): Fault['send'] {
  return altered(method, (message) => ({ ...message, result: change(Object(message.result)) }));
}

/** As {@link on}, with another message of the server's own first. */
export function before(method: string, message: JsonObject): Fault['send'] {
  return on(method, ({ line }) => [lineOf({ jsonrpc: '2.0', ...message }), `${line}\n`]);
}

export function lineOf(message: unknown): string {
  return `${JSON.stringify(message)}\n`;
}
