/** Puts entries into the recording, in order. One of many megabytes is encoded in slices of time, and the next ones wait. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Entry } from '#shared/model/entry';
import { type Recorded, sizeOf } from './analysis-queue.ts';
import { Fifo } from './fifo.ts';
import type { RecordingFile } from './recording-file.ts';

/** Frames from this size on are encoded in slices. */
const largeFrame = 1024 * 1024;
/** Milliseconds of work between two looks at the event loop. */
const sliceMs = 8;

export class Recorder {
  private readonly waiting = new Fifo<Entry>();
  private bytes = 0;
  private busy = false;
  private idle: (() => void)[] = [];

  /** @param recorded Called for each entry once its place in the recording is known. */
  constructor(
    private readonly file: RecordingFile,
    private readonly recorded: (recorded: Recorded) => void,
  ) {}

  /** Bytes of the frames that wait. */
  get size(): number {
    return this.bytes;
  }

  add(entry: Entry): void {
    if (!this.busy && sizeOf(entry) < largeFrame) {
      this.recorded({ entry, location: this.file.append(entry) });
      return;
    }
    this.waiting.push(entry);
    this.bytes += sizeOf(entry);
    if (!this.busy) void this.work();
  }

  /** Resolves when nothing waits any more. */
  drained(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.idle.push(resolve)) : Promise.resolve();
  }

  private async work(): Promise<void> {
    this.busy = true;
    let end = performance.now() + sliceMs;
    for (let entry = this.waiting.shift(); entry !== undefined; entry = this.waiting.shift()) {
      for (const location of this.file.appendInPieces(entry)) {
        if (performance.now() > end) {
          await nextTurn();
          end = performance.now() + sliceMs;
        }
        if (location !== null) this.recorded({ entry, location });
      }
      this.bytes -= sizeOf(entry);
    }
    this.busy = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }
}
