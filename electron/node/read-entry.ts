/** Entries of a log read back from the recording. */
import type { SessionLog } from '#shared/engine/session-log';
import { type Entry, seqOf } from '#shared/model/entry';
import { decodeLine } from '#shared/recording/decode';
import type { RecordingSource } from './session.ts';

const lineFeed = 10;

/** Reads entries one by one and remembers the last one while there is room: a big frame is looked at many times in a row. */
export class EntryReader {
  private last: { readonly seq: number; readonly entry: WeakRef<Entry> } | null = null;

  constructor(
    private readonly log: SessionLog,
    private readonly source: RecordingSource,
  ) {}

  /** Rejects when `seq` is not in the log, or its bytes are gone. */
  async read(seq: number): Promise<Entry> {
    const kept = this.last?.seq === seq ? this.last.entry.deref() : undefined;
    if (kept !== undefined) return kept;
    const { offset, length } = this.log.location(seq);
    const entry = decode(seq, await this.source.read(offset, length));
    this.last = { seq, entry: new WeakRef(entry) };
    return entry;
  }
}

function decode(seq: number, line: Uint8Array): Entry {
  const decoded = decodeLine(line.at(-1) === lineFeed ? line.subarray(0, -1) : line);
  if (decoded.type === 'entry') return withSeq(decoded.entry, seq);
  throw new Error(`Entry ${seq} cannot be read back from the recording: ${reasonOf(decoded)}.`);
}

/** The entry under another number: recordings with gaps are counted anew. */
export function withSeq(entry: Entry, seq: number): Entry {
  if (seqOf(entry) === seq) return entry;
  if (entry.kind === 'frame') return { kind: 'frame', frame: { ...entry.frame, seq } };
  return { kind: 'event', event: { ...entry.event, seq } };
}

function reasonOf(decoded: Exclude<ReturnType<typeof decodeLine>, { type: 'entry' }>): string {
  return decoded.type === 'foreign' ? decoded.reason : 'a header is in its place';
}
