/** Finds text in all the bytes of a session, a slice of time after the other. */
import type { CommandResults } from '#shared/ipc/contract';
import type { Session } from '../node/session.ts';
import { type ReadEntry, readEntries } from './entry-reader.ts';

/** One call's share of time, and the entries that are read together. */
const budgetMs = 60;
const batchLength = 500;
const batchBytes = 512 * 1024;

/** Looks through the entries after `after` until the time is up; frames match when they hold the text's UTF-8 bytes. */
export async function searchLog(session: Session, text: string, after: number): Promise<CommandResults['log.search']> {
  const wanted = Buffer.from(text, 'utf8');
  const deadline = performance.now() + budgetMs;
  const hits: number[] = [];
  let scannedTo = after;
  while (scannedTo < session.log.length && performance.now() < deadline) {
    const batch = nextBatch(session, scannedTo);
    const entries = await readEntries(session, batch);
    hits.push(...entries.filter((read) => holds(read, wanted)).map(({ seq }) => seq));
    scannedTo = batch.at(-1) ?? session.log.length;
  }
  return { hits, scannedTo, done: scannedTo >= session.log.length };
}

/** The next entries, few enough to be read at once; at least one. */
function nextBatch({ log }: Session, after: number): readonly number[] {
  const batch: number[] = [];
  let bytes = 0;
  for (let seq = after + 1; seq <= log.length && batch.length < batchLength && bytes < batchBytes; seq++) {
    batch.push(seq);
    bytes += log.location(seq).length;
  }
  return batch;
}

function holds({ entry }: ReadEntry, wanted: Buffer): boolean {
  return entry.kind === 'frame' && asBuffer(entry.frame.bytes).includes(wanted);
}

/** The same memory, with Buffer's search. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
