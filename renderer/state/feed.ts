/** The rows of every session as the window sees them: one page cache a session, fed by `log.grew` and `log.read`. */
import { useSyncExternalStore } from 'react';
import { attempt } from './app-store.ts';
import { command, onEvent } from './bridge.ts';
import { filterOf } from './filters.ts';
import { RowCache } from './row-cache.ts';

export class Feed {
  readonly cache: RowCache;
  /**
   * Rises with every change of the cache, not with the telling: a component that is drawn in between, for whatever
   * reason, reads the new rows, and React drops its effects when it believes that nothing has changed.
   */
  revision = 0;
  private scheduled = false;
  private readonly listeners = new Set<() => void>();

  constructor(readonly session: string) {
    this.cache = new RowCache(
      (from, count) => command('log.read', { session, from, count }),
      () => this.schedule(),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Tells the list at most once a display frame. */
  private schedule(): void {
    this.revision += 1;
    if (this.scheduled) return;
    this.scheduled = true;
    requestAnimationFrame(() => {
      this.scheduled = false;
      for (const listener of this.listeners) listener();
    });
  }
}

const feeds = new Map<string, Feed>();

/** The session's feed; made, and its view set up, at the first call. */
export function feedOf(session: string): Feed {
  const known = feeds.get(session);
  if (known !== undefined) return known;
  const feed = new Feed(session);
  feeds.set(session, feed);
  attempt(() => applyFilter(session));
  return feed;
}

/** Sends the session's filter to the main process and takes in the size of the view that it makes. */
export async function applyFilter(session: string): Promise<void> {
  const size = await command('view.set', { session, filter: filterOf(session) });
  feedOf(session).cache.grew(size, []);
}

/** Forgets the rows of sessions that are gone. */
export function forgetFeeds(sessions: readonly { readonly id: string }[]): void {
  for (const id of feeds.keys()) {
    if (!sessions.some((session) => session.id === id)) feeds.delete(id);
  }
}

/** Follows the growth of all logs. Called once. */
export function followLogs(): void {
  onEvent('log.grew', ({ session, changed, ...size }) => feeds.get(session)?.cache.grew(size, changed));
}

/** Draws the component again when rows of the feed have changed; returns its cache. */
export function useRows(feed: Feed): RowCache {
  useSyncExternalStore(feed.subscribe, () => feed.revision);
  return feed.cache;
}

/** Draws the component again only when the two counts change. */
export function useViewSize(feed: Feed): { readonly count: number; readonly total: number } {
  const count = useSyncExternalStore(feed.subscribe, () => feed.cache.count);
  const total = useSyncExternalStore(feed.subscribe, () => feed.cache.total);
  return { count, total };
}
