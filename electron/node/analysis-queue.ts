/** What was recorded and waits to be explained. Worked off in short slices, so that pipes and windows are never kept waiting. */
import type { Location } from '#shared/engine/row-store';
import type { Entry } from '#shared/model/entry';
import { Fifo } from './fifo.ts';

export interface Recorded {
  readonly entry: Entry;
  readonly location: Location;
}

/** Milliseconds of work between two looks at the event loop. */
const sliceMs = 8;

export class AnalysisQueue {
  private readonly waiting = new Fifo<Recorded>();
  private bytes = 0;
  private scheduled = false;
  private idle: (() => void)[] = [];

  /**
   * @param work Explains one entry; must not throw.
   * @param sliceDone Called after each slice.
   */
  constructor(
    private readonly work: (recorded: Recorded) => void,
    private readonly sliceDone: () => void,
  ) {}

  /** Bytes of the frames that wait. */
  get size(): number {
    return this.bytes;
  }

  add(recorded: Recorded): void {
    this.waiting.push(recorded);
    this.bytes += sizeOf(recorded.entry);
    this.schedule();
  }

  /** Resolves when nothing waits any more. */
  drained(): Promise<void> {
    if (this.waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.slice());
  }

  private slice(): void {
    const end = performance.now() + sliceMs;
    do this.next();
    while (this.waiting.length > 0 && performance.now() < end);
    this.scheduled = false;
    if (this.waiting.length === 0) this.rest();
    else this.schedule();
    this.sliceDone();
  }

  private next(): void {
    const recorded = this.waiting.shift();
    if (recorded === undefined) return;
    this.bytes -= sizeOf(recorded.entry);
    this.work(recorded);
  }

  private rest(): void {
    for (const resolve of this.idle.splice(0)) resolve();
  }
}

/** Bytes of the entry's frame. */
export function sizeOf(entry: Entry): number {
  return entry.kind === 'frame' ? entry.frame.bytes.length : 0;
}
