/** Looks through a whole log without keeping the event loop busy for long. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SessionLog } from '#shared/engine/session-log';
import type { Row } from '#shared/view/row';

const stride = 2000;

/** The rows that match, in order, of those that the log has when the scan begins. */
export async function rowsWhere(log: SessionLog, matches: (row: Row) => boolean): Promise<readonly Row[]> {
  const found: Row[] = [];
  const end = log.length;
  for (let seq = 1; seq <= end; seq += 1) {
    const row = log.row(seq);
    if (matches(row)) found.push(row);
    if (seq % stride === 0) await nextTurn();
  }
  return found;
}
