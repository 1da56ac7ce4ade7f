/** The writing end of a server's stdin: what was not read yet, and the two ways in which it closes. */
import type { Writable } from 'node:stream';
import type { ProcessEventBody } from '#shared/model/process-event';
import { systemError } from './launch-failure.ts';

export class ServerStdin {
  private closed = false;
  private unreadSince: number | null = null;

  constructor(
    private readonly pipe: Writable,
    private readonly now: () => number,
    private readonly tell: (body: ProcessEventBody) => void,
  ) {
    pipe.on('error', (error) => this.onError(error));
  }

  get writable(): boolean {
    return !this.closed && this.pipe.writable;
  }

  /** Bytes that the server has not taken, and since when (milliseconds since the session began). */
  get unread(): { readonly size: number; readonly sinceMs: number } | null {
    const size = this.pipe.writableLength;
    return size === 0 || this.unreadSince === null ? null : { size, sinceMs: this.unreadSince };
  }

  /** What the server does not read waits in memory. Nothing happens when the pipe is closed. */
  write(bytes: Uint8Array): void {
    if (!this.writable) return;
    this.pipe.write(bytes, () => this.wrote());
    if (this.pipe.writableLength > 0) this.unreadSince ??= this.now();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.tell({ type: 'stdin-closed' });
    this.pipe.end();
  }

  /** The process is gone: nothing more is told. */
  abandon(): void {
    this.closed = true;
    this.unreadSince = null;
    this.pipe.destroy();
  }

  private wrote(): void {
    this.unreadSince = this.pipe.writableLength === 0 ? null : this.now();
  }

  private onError(error: Error): void {
    if (this.closed) return;
    this.closed = true;
    this.tell({ type: 'stdin-failed', ...systemError(error) });
  }
}
