/** Everything that went to a server's stdin, put together again from the frames. */
import type { Entry } from '#shared/model/entry';
import type { Ending } from '#shared/model/frame';
import type { Session } from './session.ts';

const endings: { readonly [K in Ending]: string } = { lf: '\n', crlf: '\r\n', eof: '', overflow: '' };

/** The bytes in order, those included that are not a line yet. */
export async function stdinOf(session: Session): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (const seq of stdinSeqs(session)) parts.push(...bytesOf(await session.entry(seq)));
  const partial = session.partial('stdin');
  return Buffer.concat(partial === null ? parts : [...parts, partial.bytes]);
}

function stdinSeqs({ log }: Session): readonly number[] {
  const seqs: number[] = [];
  for (let seq = 1; seq <= log.length; seq += 1) if (log.row(seq).channel === 'stdin') seqs.push(seq);
  return seqs;
}

function bytesOf(entry: Entry): readonly Uint8Array[] {
  return entry.kind === 'frame' ? [entry.frame.bytes, Buffer.from(endings[entry.frame.ending])] : [];
}
