/** Search in all bytes of a session: runs in slices in the main process until it is done or cancelled. */
import { useEffect, useRef, useState } from 'react';
import { attempt } from './app-store.ts';
import { command } from './bridge.ts';
import { goTo } from './navigate.ts';

/** Hits beyond these are not listed: nobody steps through more. */
const hitLimit = 100_000;

export interface Search {
  readonly text: string;
  /** `seq` of every entry that contains the text, in order. */
  readonly hits: readonly number[];
  readonly scannedTo: number;
  readonly running: boolean;
  /** Index of the hit that was gone to last, or -1. */
  readonly current: number;
}

export interface SearchControl extends Search {
  readonly start: (text: string) => void;
  readonly cancel: () => void;
  readonly step: (by: 1 | -1) => void;
}

const idle: Search = { text: '', hits: [], scannedTo: 0, running: false, current: -1 };

export function useSearch(session: string): SearchControl {
  const [state, setState] = useState(idle);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  async function scan(text: string, own: number): Promise<void> {
    let after = 0;
    const hits: number[] = [];
    for (let done = false; !done && own === run.current && hits.length < hitLimit; ) {
      const slice = await command('log.search', { session, text, after });
      hits.push(...slice.hits);
      after = slice.scannedTo;
      done = slice.done;
      if (own !== run.current) return;
      const running = !done && hits.length < hitLimit;
      setState((state) => ({ ...state, text, hits: [...hits], scannedTo: after, running }));
    }
  }

  function start(text: string): void {
    run.current += 1;
    const own = run.current;
    setState({ ...idle, text, running: text !== '' });
    if (text === '') return;
    attempt(async () => {
      try {
        await scan(text, own);
      } finally {
        if (own === run.current) setState((state) => ({ ...state, running: false }));
      }
    });
  }

  function cancel(): void {
    run.current += 1;
    setState((state) => ({ ...state, running: false }));
  }

  function step(by: 1 | -1): void {
    const { hits, current } = state;
    if (hits.length === 0) return;
    const next = current < 0 && by < 0 ? hits.length - 1 : (current + by + hits.length) % hits.length;
    setState({ ...state, current: next });
    const seq = hits[next];
    if (seq !== undefined) goTo(session, seq);
  }

  return { ...state, start, cancel, step };
}
