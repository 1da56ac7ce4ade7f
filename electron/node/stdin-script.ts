/** Everything that went to a server's stdin, put together again from the frames. */
import type { Frame } from '#shared/model/frame';
import { rowsWhere } from './log-scan.ts';
import type { Session } from './session.ts';

const endings: { readonly [K in Frame['ending']]: string } = { lf: '\n', crlf: '\r\n', eof: '', overflow: '' };

/** The bytes in order, those included that are not a line yet. */
export async function stdinOf(session: Session): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const rows = await rowsWhere(session.log, (row) => row.channel === 'stdin' && row.kind !== 'event');
  for (const { seq } of rows) {
    const entry = await session.entry(seq);
    if (entry.kind === 'frame') parts.push(entry.frame.bytes, Buffer.from(endings[entry.frame.ending]));
  }
  const partial = session.partial('stdin');
  return Buffer.concat(partial === null ? parts : [...parts, partial.bytes]);
}
