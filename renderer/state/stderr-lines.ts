/** The lines of a session's stderr, read in pages as they are looked at; the end is followed. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CommandResults, StderrLine } from '#shared/ipc/contract';
import { attempt } from './app-store.ts';
import { command, onEvent } from './bridge.ts';

const pageLines = 200;
const keptPages = 50;
const pollMs = 200;

type Fetch = (from: number, count: number) => Promise<CommandResults['log.stderr']>;

export class StderrLines {
  readonly #fetch: Fetch;
  readonly #pages = new Map<number, readonly StderrLine[]>();
  readonly #asked = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #total = 0;
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  get total(): number {
    return this.#total;
  }

  get version(): number {
    return this.#version;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The line at a position, or null while it is on its way. */
  line(position: number): StderrLine | null {
    const index = Math.floor(position / pageLines);
    const line = this.#pages.get(index)?.[position % pageLines];
    if (line === undefined) this.#ask(index);
    return line ?? null;
  }

  /** Looks for lines at the end, a moment from now. */
  refresh(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const last = Math.floor(this.#total / pageLines);
      if (this.#asked.has(last)) this.refresh();
      else this.#ask(last);
    }, pollMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #ask(index: number): void {
    if (this.#asked.has(index)) return;
    this.#asked.add(index);
    attempt(() => this.#load(index).finally(() => this.#asked.delete(index)));
  }

  async #load(index: number): Promise<void> {
    const from = index * pageLines;
    const { lines, total } = await this.#fetch(from, pageLines);
    this.#pages.delete(index);
    this.#pages.set(index, lines);
    this.#total = total;
    this.#forget();
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  #forget(): void {
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= keptPages) return;
      this.#pages.delete(oldest);
    }
  }
}

/** The session's stderr; draws again when lines arrived. */
export function useStderrLines(session: string): StderrLines {
  const lines = useMemo(
    () => new StderrLines((from, count) => command('log.stderr', { session, from, count })),
    [session],
  );
  useSyncExternalStore(lines.subscribe, () => lines.version);
  useEffect(() => {
    lines.refresh();
    const end = onEvent('log.grew', (grown) => {
      if (grown.session === session) lines.refresh();
    });
    return () => {
      end();
      lines.stop();
    };
  }, [lines, session]);
  return lines;
}
