import { useEffect, useState } from 'react';
import type { StderrLine } from '#shared/ipc/contract';
import { command } from './bridge.ts';

/** The last lines of the server's stderr, read again whenever the log has grown to `entries`. */
export function useStderrTail(session: string, entries: number, count: number): readonly StderrLine[] {
  const [lines, setLines] = useState<readonly StderrLine[]>([]);
  useEffect(() => {
    if (entries === 0) return;
    let current = true;
    const read = async () => {
      const { total } = await command('log.stderr', { session, from: 0, count: 1 });
      const tail = await command('log.stderr', { session, from: Math.max(0, total - count), count });
      if (current) setLines(tail.lines);
    };
    read().catch(() => current && setLines([]));
    return () => {
      current = false;
    };
  }, [session, entries, count]);
  return lines;
}
