/** Reads many entries back from a recording with few reads. */

import type { Location } from '#shared/engine/row-store';
import type { Entry } from '#shared/model/entry';
import { decodeLine } from '#shared/recording/decode';
import type { Session } from '../node/session.ts';

/** Entries further apart than this are not read together. */
const gapLimit = 64 * 1024;
const groupLimit = 1024 * 1024;
const lineFeed = 10;

interface Group {
  readonly seqs: number[];
  readonly from: number;
  to: number;
}

export interface ReadEntry {
  readonly seq: number;
  readonly entry: Entry;
}

/** The entries with these ascending `seq`s; those that cannot be read back are left out. */
export async function readEntries(session: Session, seqs: readonly number[]): Promise<readonly ReadEntry[]> {
  const entries: ReadEntry[] = [];
  for (const group of groupsOf(session, seqs)) entries.push(...(await readGroup(session, group)));
  return entries;
}

function groupsOf(session: Session, seqs: readonly number[]): readonly Group[] {
  const groups: Group[] = [];
  for (const seq of seqs) {
    const { offset, length } = session.log.location(seq);
    const last = groups.at(-1);
    if (last && belongs(last, offset)) {
      last.seqs.push(seq);
      last.to = offset + length;
    } else groups.push({ seqs: [seq], from: offset, to: offset + length });
  }
  return groups;
}

function belongs(group: Group, offset: number): boolean {
  return offset >= group.to && offset - group.to <= gapLimit && group.to - group.from < groupLimit;
}

async function readGroup(session: Session, { seqs, from, to }: Group): Promise<readonly ReadEntry[]> {
  const bytes = await session.source.read(from, to - from);
  return seqs.flatMap((seq) => {
    const entry = decodeAt(bytes, session.log.location(seq), from);
    return entry ? [{ seq, entry }] : [];
  });
}

function decodeAt(bytes: Uint8Array, { offset, length }: Location, from: number): Entry | null {
  const line = bytes.subarray(offset - from, offset - from + length);
  const decoded = decodeLine(line.at(-1) === lineFeed ? line.subarray(0, -1) : line);
  return decoded.type === 'entry' ? decoded.entry : null;
}
