/** A file that may still grow, read line by line from its beginning. */
import { type FileHandle, open } from 'node:fs/promises';
import { Framer } from '#shared/engine/framer';
import type { Location } from '#shared/engine/row-store';
import { endingSize } from '#shared/model/frame';
import type { RecordingSource } from './session.ts';

/** A recorded frame of the largest size, in base64, fits into one line. */
const lineLimit = 1024 * 1024 * 1024;
const chunkSize = 256 * 1024;

export interface FileLine {
  /** Without its ending. */
  readonly bytes: Uint8Array;
  /** The line with its ending. */
  readonly location: Location;
}

export class FileReader implements RecordingSource {
  private readonly framer = new Framer(lineLimit);
  private position = 0;
  private lineStart = 0;

  private constructor(private readonly file: FileHandle) {}

  /** Rejects with the operating system's error. */
  static async open(path: string): Promise<FileReader> {
    return new FileReader(await open(path, 'r'));
  }

  /** Bytes that were read so far. */
  get size(): number {
    return this.position;
  }

  /** Bytes after the last line feed. */
  get torn(): number {
    return this.framer.partial?.size ?? 0;
  }

  async stat(): Promise<{ readonly size: number; readonly changedAt: number }> {
    const { size, mtimeMs } = await this.file.stat();
    return { size, changedAt: mtimeMs };
  }

  /** The lines that the next piece of the file completes; null at its present end. */
  async next(): Promise<readonly FileLine[] | null> {
    const { bytesRead, buffer } = await this.file.read(Buffer.allocUnsafe(chunkSize), 0, chunkSize, this.position);
    if (bytesRead === 0) return null;
    this.position += bytesRead;
    return this.framer.push(buffer.subarray(0, bytesRead), 0).map(({ bytes, ending }) => {
      const location = { offset: this.lineStart, length: bytes.length + endingSize(ending) };
      this.lineStart += location.length;
      return { bytes, location };
    });
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const { bytesRead, buffer } = await this.file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  }

  async close(): Promise<void> {
    await this.file.close().catch(() => {});
  }
}
