/**
 * The recording of a live session as a file that only grows. Appending never waits for the disk and never throws: what is
 * not written yet is held in memory and read back from there; when writing fails, the newest entries stay in memory.
 */
import { close, mkdirSync, openSync, read, writev } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Location } from '#shared/engine/row-store';
import type { Entry } from '#shared/model/entry';
import { encodeEntry, encodeHeader } from '#shared/recording/encode';
import type { RecordingHeader } from '#shared/recording/header';
import { ChunkList } from './chunk-list.ts';
import { systemError } from './launch-failure.ts';
import { recordingName } from './recording-name.ts';
import type { RecordingSource } from './session.ts';

const writevTo = promisify(writev);
const readFrom = promisify(read);
const closeFile = promisify(close);

/** Bytes that are kept in memory once the file cannot be written any more. */
const keptLimit = 64 * 1024 * 1024;
/** Bytes that are handed to the disk at a time. */
const batchLimit = 8 * 1024 * 1024;

export interface RecordingListener {
  /** Something was written, or writing has failed for good. */
  changed(): void;
  /** The memory for entries that could not be written is full: from now on the oldest are lost. */
  dropping(): void;
}

export interface OpenedFile {
  readonly path: string;
  /** Null when it could not be opened. */
  readonly fd: number | null;
  readonly error: string | null;
}

export class RecordingFile implements RecordingSource {
  private readonly waiting = new ChunkList();
  private written = 0;
  private flushing: Promise<void> | null = null;
  private scheduled = false;
  private failure: string | null;
  private dropped = false;

  /** Where the file is, or was to be. */
  readonly path: string;
  private fd: number | null;

  /** Writes the header at once. When the file could not be opened everything stays in memory. */
  constructor(
    opened: OpenedFile,
    header: RecordingHeader,
    private readonly listener: RecordingListener,
  ) {
    this.path = opened.path;
    this.fd = opened.fd;
    this.failure = opened.error;
    this.add(encodeHeader(header));
  }

  /** Makes a new file for the user alone (0600) in `folder`, which is made too (0700). {@link error} tells a failure. */
  static create(folder: string, header: RecordingHeader, listener: RecordingListener): RecordingFile {
    return new RecordingFile(open(folder, header), header, listener);
  }

  /** Bytes of the recording, those in memory included. */
  get size(): number {
    return this.waiting.stop;
  }

  /** Bytes in the file. */
  get writtenSize(): number {
    return this.written;
  }

  /** Bytes that the disk has not taken yet; when writing has failed they wait for nothing and do not count. */
  get unwritten(): number {
    return this.failure === null ? this.waiting.size : 0;
  }

  /** What the operating system said when writing stopped. */
  get error(): string | null {
    return this.failure;
  }

  /** Adds an entry and says at once where its line is. */
  append(entry: Entry): Location {
    const offset = this.size;
    for (const piece of encodeEntry(entry)) this.add(piece);
    return { offset, length: this.size - offset };
  }

  /** Adds an entry, a piece at each step; the last step gives its place. Nothing else may be added in between. */
  *appendInPieces(entry: Entry): Iterable<Location | null> {
    const offset = this.size;
    for (const piece of encodeEntry(entry)) {
      this.add(piece);
      yield null;
    }
    yield { offset, length: this.size - offset };
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const to = Math.min(offset + length, this.size);
    const fromMemory = this.waiting.pieces(offset, to);
    const inFile = Math.min(to, this.written, this.waiting.start) - offset;
    const whole = inFile > 0 ? [await this.readFile(offset, inFile), ...fromMemory] : fromMemory;
    const bytes = whole.length === 1 && whole[0] !== undefined ? whole[0] : Buffer.concat(whole);
    if (bytes.length < to - offset) throw new Error('These bytes were lost: the recording could not be written.');
    return bytes;
  }

  /** Resolves when everything so far is in the file, or writing has failed. */
  async flush(): Promise<void> {
    while (this.flushing !== null || this.scheduled) await (this.flushing ?? new Promise(setImmediate));
  }

  async close(): Promise<void> {
    await this.flush();
    const { fd } = this;
    this.fd = null;
    if (fd !== null) await closeFile(fd).catch(() => {});
  }

  private add(bytes: Uint8Array): void {
    this.waiting.add(bytes);
    if (this.failure !== null) this.keepNewest();
    else this.schedule();
  }

  /** One write for everything that comes in one turn of the event loop. */
  private schedule(): void {
    if (this.scheduled || this.flushing !== null) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.flushing = this.writeAll().finally(() => {
        this.flushing = null;
        if (this.failure === null && this.fd !== null && this.waiting.size > 0) this.schedule();
        this.listener.changed();
      });
    });
  }

  private async writeAll(): Promise<void> {
    try {
      while (this.waiting.size > 0 && this.fd !== null) await this.writeBatch(this.fd);
    } catch (error) {
      this.failure = systemError(error).message;
      this.keepNewest();
    }
  }

  private async writeBatch(fd: number): Promise<void> {
    const pieces = this.waiting.pieces(this.written, this.written + batchLimit);
    const { bytesWritten } = await writevTo(fd, pieces, this.written);
    this.written += bytesWritten;
    this.waiting.dropBefore(this.written);
  }

  private keepNewest(): void {
    if (this.waiting.size <= keptLimit) return;
    this.waiting.dropBefore(this.size - keptLimit);
    if (this.dropped) return;
    this.dropped = true;
    this.listener.dropping();
  }

  private async readFile(offset: number, length: number): Promise<Uint8Array> {
    if (this.fd === null) throw new Error('The recording is closed.');
    const { bytesRead, buffer } = await readFrom(this.fd, Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  }
}

function open(folder: string, header: RecordingHeader): OpenedFile {
  const startedAt = new Date(header.startedAt);
  for (let attempt = 1; ; attempt += 1) {
    const file = path.join(folder, recordingName(header.name, startedAt, attempt));
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return { path: file, fd: openSync(file, 'wx+', 0o600), error: null };
    } catch (error) {
      const { code, message } = systemError(error);
      if (code !== 'EEXIST' || attempt >= 1000) return { path: file, fd: null, error: message };
    }
  }
}
