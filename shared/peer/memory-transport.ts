/** A transport within the program: takes a list of messages and collects the replies. */
import type { Receiver, Transport } from './transport.ts';

export class MemoryTransport implements Transport {
  /** What was sent through it, as lines. */
  readonly lines: string[] = [];
  readonly #messages: readonly unknown[];
  #receiver: Receiver | null = null;
  #closed = false;

  /** @param messages handed over at the start: text as a line of its own, anything else as its JSON */
  constructor(messages: readonly unknown[] = []) {
    this.#messages = messages;
  }

  /** What was sent, parsed. */
  get replies(): readonly unknown[] {
    return this.lines.map((line): unknown => JSON.parse(line));
  }

  get closed(): boolean {
    return this.#closed;
  }

  start(receiver: Receiver): void {
    this.#receiver = receiver;
    for (const message of this.#messages) this.receive(message);
  }

  receive(message: unknown): void {
    this.#receiver?.line(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The other end has nothing more to say. */
  end(): void {
    this.#receiver?.ended(null);
  }

  send(line: string): void {
    if (!this.#closed) this.lines.push(line);
  }

  close(): void {
    this.#closed = true;
  }
}
