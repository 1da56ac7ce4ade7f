/** A transport whose lines go through a fault on their way out. */
import type { Writable } from 'node:stream';
import { objectIn } from '#shared/jsonrpc/object-in';
import type { JsonObject } from '#shared/model/message';
import type { Receiver, Transport } from '#shared/peer/transport';
import type { Fault, Output } from './fault.ts';

export class FaultyTransport implements Transport {
  readonly #inner: Transport;
  readonly #output: Writable;
  readonly #fault: Fault;
  /** Methods of the client's requests, by their ids as JSON. */
  readonly #asked = new Map<string, string>();
  #over = false;

  /** @param output where `inner` writes to: what the fault makes of a line goes there as it is */
  constructor(inner: Transport, output: Writable, fault: Fault) {
    this.#inner = inner;
    this.#output = output;
    this.#fault = fault;
  }

  start(receiver: Receiver): void {
    this.#inner.start({
      line: (text) => {
        this.#hear(objectIn(text));
        receiver.line(text);
      },
      ended: (reason) => receiver.ended(reason),
    });
  }

  send(line: string): void {
    if (this.#over) return;
    const message = objectIn(line) ?? {};
    const method = typeof message.method === 'string' ? message.method : this.#asked.get(JSON.stringify(message.id));
    this.#write(this.#fault.send({ line, message, method: method ?? '' }));
    const { exits } = this.#fault;
    if (exits === undefined || method !== 'tools/list') return;
    this.#over = true;
    this.#output.write('', () => process.exit(exits));
  }

  close(): void {
    this.#inner.close();
  }

  #hear(message: JsonObject | null): void {
    if (message === null || typeof message.method !== 'string') return;
    if (message.id !== undefined) this.#asked.set(JSON.stringify(message.id), message.method);
    else this.#write(this.#fault.hear?.(message.method) ?? []);
  }

  #write(output: readonly Output[]): void {
    for (const piece of output) this.#output.write(piece);
  }
}
