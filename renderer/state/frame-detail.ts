/** Everything about the selected entry and its bytes: what the details pane reads. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FrameDetail } from '#shared/ipc/contract';
import { attempt, notify, useApp, useSelectedSeq } from './app-store.ts';
import { command, onEvent } from './bridge.ts';
import { PagedBytes } from './paged-bytes.ts';

/** A detail together with where it belongs; the answer to one question. */
export interface LoadedDetail {
  readonly session: string;
  readonly seq: number;
  readonly detail: FrameDetail;
}

export interface SelectedDetail {
  /** The last detail that arrived: the selected entry's, or the previous one's while it is on its way. */
  readonly loaded: LoadedDetail | null;
  /** True when the answer takes longer than a moment. */
  readonly slow: boolean;
  /** Why the entry could not be read, or null. */
  readonly failure: string | null;
}

const slowMs = 150;
const refreshMs = 250;

interface Listener {
  loaded(answer: LoadedDetail): void;
  failed(message: string): void;
}

/** Loads an entry's detail and again whenever it changed, at most four times a second. Returns the end of it. */
function watchDetail(session: string, seq: number, listener: Listener): () => void {
  let detail: FrameDetail | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  async function load(): Promise<void> {
    try {
      const answer = await command('frame.detail', { session, seq });
      if (over) return;
      detail = answer;
      listener.loaded({ session, seq, detail: answer });
    } catch (error) {
      if (!over) listener.failed(error instanceof Error ? error.message : String(error));
    }
  }

  const unsubscribe = onEvent('log.grew', (grown) => {
    if (grown.session !== session || detail === null || timer !== undefined) return;
    if (!concerns(grown.changed, detail)) return;
    timer = setTimeout(() => {
      timer = undefined;
      void load();
    }, refreshMs);
  });
  void load();
  return () => {
    over = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

/** True when the growth of the log may have changed what the detail says. */
function concerns(changed: readonly number[] | null, detail: FrameDetail): boolean {
  if (changed === null || detail.exchange?.state === 'pending') return true;
  // What became of a task is told by messages of other exchanges.
  if (detail.relations.some(({ type }) => type === 'task')) return true;
  const seqs = [detail.row.seq, ...detail.exchangeRows.map((row) => row.seq)];
  return seqs.some((seq) => changed.includes(seq));
}

/** The selected entry of the session that is shown. Never empty between two selections, never late. */
export function useSelectedDetail(): SelectedDetail {
  const session = useApp((state) => state.active);
  const seq = useSelectedSeq();
  const [state, setState] = useState<SelectedDetail>({ loaded: null, slow: false, failure: null });

  useEffect(() => {
    if (session === null || seq === null) {
      setState({ loaded: null, slow: false, failure: null });
      return;
    }
    const slow = setTimeout(() => setState((before) => ({ ...before, slow: true })), slowMs);
    const end = watchDetail(session, seq, {
      loaded: (loaded) => {
        clearTimeout(slow);
        setState({ loaded, slow: false, failure: null });
      },
      failed: (failure) => {
        clearTimeout(slow);
        setState({ loaded: null, slow: false, failure });
      },
    });
    return () => {
      clearTimeout(slow);
      end();
    };
  }, [session, seq]);
  return state;
}

/** The detail of another entry, e.g. the other half of an exchange; null until it has arrived. */
export function useDetailOf(session: string, seq: number | null): FrameDetail | null {
  const [answer, setAnswer] = useState<LoadedDetail | null>(null);
  useEffect(() => {
    if (seq === null) return;
    return watchDetail(session, seq, { loaded: setAnswer, failed: (message) => notify('error', message) });
  }, [session, seq]);
  return answer !== null && answer.session === session && answer.seq === seq ? answer.detail : null;
}

/** The frame's bytes in pages; draws again when a page arrived. */
export function useFrameBytes(session: string, seq: number, size: number): PagedBytes {
  const bytes = useMemo(
    () => new PagedBytes(size, async (from, to) => (await command('frame.bytes', { session, seq, from, to })).bytes),
    [session, seq, size],
  );
  useSyncExternalStore(bytes.subscribe, () => bytes.version);
  return bytes;
}

/** Byte offset of the next occurrence of a text at or after `from`; starts again at the top when there is none below. */
export async function findInFrame(session: string, seq: number, text: string, from: number): Promise<number | null> {
  const { offset } = await command('frame.find', { session, seq, text, from });
  if (offset !== null || from === 0) return offset;
  return (await command('frame.find', { session, seq, text, from: 0 })).offset;
}

/** Saves the frame's bytes to a file that the person chooses. */
export function saveFrame(session: string, seq: number): void {
  attempt(async () => {
    const saved = await command('frame.save', { session, seq });
    if (saved !== null) notify('info', `Saved to ${saved.path}.`);
  });
}

/** The whole text of a frame, read in one go when the detail does not carry it. */
export async function readText(session: string, detail: FrameDetail): Promise<string> {
  if (detail.text !== null) return detail.text;
  const { bytes } = await command('frame.bytes', { session, seq: detail.row.seq, from: 0, to: detail.size });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Text around a range of bytes of a frame that is too large to be sent whole. */
export interface TextAround {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

const aroundBytes = 96;
const markedBytes = 240;

/** The text at a range of bytes and around it; null without a range, and until it has arrived. */
export function useBytesAround(
  session: string,
  seq: number,
  range: { readonly from: number; readonly to: number } | null,
): TextAround | null {
  const [text, setText] = useState<TextAround | null>(null);
  const from = range?.from ?? null;
  const to = range === null ? null : Math.min(range.to, range.from + markedBytes);
  useEffect(() => {
    let over = false;
    setText(null);
    if (from === null || to === null) return;
    attempt(async () => {
      const read = async (start: number, end: number) =>
        new TextDecoder().decode((await command('frame.bytes', { session, seq, from: start, to: end })).bytes);
      const [before, marked, after] = await Promise.all([
        read(Math.max(0, from - aroundBytes), from),
        read(from, to),
        read(to, to + aroundBytes),
      ]);
      if (!over) setText({ before, marked, after });
    });
    return () => {
      over = true;
    };
  }, [session, seq, from, to]);
  return text;
}
