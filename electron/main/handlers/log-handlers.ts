/** `view.*` and `log.*`: rows, by their place in a window's view. */
import type { Handlers, StderrLine, ViewFilter } from '#shared/ipc/contract';
import { atOf } from '#shared/model/entry';
import type { Session } from '../../node/session.ts';
import type { Context } from '../context.ts';
import { type ReadEntry, readEntries } from '../entry-reader.ts';
import { searchLog } from '../search.ts';
import { sizeOf } from '../views.ts';

/** Characters of a stderr line that its pane gets; the entry itself has them all. */
const stderrLimit = 16_384;

export function logHandlers({ registry, views, feed }: Context) {
  const setFilter = (session: Session, window: number, filter: ViewFilter) => {
    const view = views.setFilter(session, window, filter);
    feed.touch(session);
    return sizeOf(view, session);
  };
  return {
    'view.set': ({ session, filter }, window) => setFilter(registry.get(session), window, filter),
    'view.locate': ({ session, seq }, window) => views.of(registry.get(session), window).locate(seq),
    'log.read': ({ session: id, from, count }, window) => {
      const session = registry.get(id);
      const view = views.of(session, window);
      const length = Math.max(0, Math.min(count, view.count - from));
      const rows = Array.from({ length }, (_, index) => session.log.row(view.seqAt(from + index)));
      return { rows, ...sizeOf(view, session) };
    },
    'log.neighbour': ({ session, seq, step }) => ({ seq: registry.get(session).log.nextFinding(seq, step) }),
    'log.search': ({ session, text, after }) => searchLog(registry.get(session), text, after),
    'log.stderr': async ({ session, from, count }) => stderrLines(registry.get(session), from, count),
  } satisfies Partial<Handlers>;
}

async function stderrLines(session: Session, from: number, count: number) {
  const total = session.log.stderrCount;
  const length = Math.max(0, Math.min(count, total - from));
  const seqs = Array.from({ length }, (_, index) => session.log.stderrSeq(from + index));
  return { lines: (await readEntries(session, seqs)).flatMap(stderrLine), total };
}

function stderrLine({ seq, entry }: ReadEntry): StderrLine[] {
  if (entry.kind !== 'frame') return [];
  const { bytes } = entry.frame;
  const text = new TextDecoder().decode(bytes.subarray(0, stderrLimit));
  return [{ seq, at: atOf(entry), text: bytes.length > stderrLimit ? `${text} … (${bytes.length} bytes)` : text }];
}
