/** Entries of a log read back from the recording. */
import type { SessionLog } from '#shared/engine/session-log';
import { type Entry, seqOf } from '#shared/model/entry';
import { decodeLine } from '#shared/recording/decode';
import type { RecordingSource } from './session.ts';

const lineFeed = 10;

/** Reads entries one by one and keeps the last one: a big frame is looked at many times in a row. */
export class EntryReader {
  private last: { readonly seq: number; readonly entry: Promise<Entry> } | null = null;

  constructor(
    private readonly log: SessionLog,
    private readonly source: RecordingSource,
  ) {}

  /** Rejects when `seq` is not in the log, or its bytes are gone. */
  read(seq: number): Promise<Entry> {
    if (this.last?.seq !== seq) this.last = { seq, entry: this.readAnew(seq) };
    return this.last.entry;
  }

  private async readAnew(seq: number): Promise<Entry> {
    try {
      const { offset, length } = this.log.location(seq);
      return decode(seq, await this.source.read(offset, length));
    } catch (error) {
      this.last = null;
      throw error;
    }
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
