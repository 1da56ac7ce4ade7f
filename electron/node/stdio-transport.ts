/**
 * Lines on a pair of byte streams (MCP 2025-11-25 basic/transports#stdio). Cut at LF; a CR before it is tolerated, and so
 * is a last line without an end. Bytes that are not UTF-8 make a line that is passed over, and noted.
 */
import type { Readable, Writable } from 'node:stream';
import { Framer } from '#shared/engine/framer';
import { decodeText } from '#shared/jsonrpc/text';
import type { Receiver, Transport } from '#shared/peer/transport';

export interface StdioParts {
  readonly input: Readable;
  readonly output: Writable;
  /** Takes a sentence about a line that was passed over. */
  note(text: string): void;
}

export class StdioTransport implements Transport {
  readonly #parts: StdioParts;
  #open = true;

  constructor(parts: StdioParts) {
    this.#parts = parts;
    // Whoever read it has gone: nothing more is written.
    parts.output.on('error', () => this.close());
  }

  start(receiver: Receiver): void {
    const framer = new Framer();
    const take = (bytes: Uint8Array) => this.#take(bytes, receiver);
    this.#parts.input.on('data', (chunk: Buffer) => {
      for (const { bytes } of framer.push(chunk, 0)) take(bytes);
    });
    this.#parts.input.once('end', () => {
      const rest = framer.end();
      if (rest !== null) take(rest.bytes);
      receiver.ended(null);
    });
    this.#parts.input.once('error', (error) => receiver.ended(error.message));
  }

  send(line: string): void {
    if (this.#open) this.#parts.output.write(`${line}\n`);
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#parts.output.end();
  }

  #take(bytes: Uint8Array, receiver: Receiver): void {
    const { text, valid } = decodeText(bytes);
    if (valid) receiver.line(text);
    else this.#parts.note('passed over a line that is not UTF-8');
  }
}
