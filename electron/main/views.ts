/** The filtered views that windows have of sessions' logs: one for each window and session. */
import { LogView } from '#shared/engine/view';
import type { ViewFilter, ViewSize } from '#shared/ipc/contract';
import type { Session } from '../node/session.ts';

const everything: ViewFilter = { text: '', hidden: [], findingsOnly: false };

/** Entries that are looked at between two looks at the clock. */
const sliceLength = 4000;
const sliceMs = 8;

export class Views {
  readonly #views = new Map<string, Map<number, LogView>>();

  /** The window's view of the session, unfiltered when it has not chosen a filter. */
  of(session: Session, window: number): LogView {
    return this.#existing(session, window) ?? this.#create(session, window);
  }

  /** Sets the filter and begins to apply it; the feed carries on with what is left. */
  setFilter(session: Session, window: number, filter: ViewFilter): LogView {
    const view = this.of(session, window);
    view.setFilter(filter);
    advance(view);
    return view;
  }

  /** The views of a session, by window. */
  all(session: Session): ReadonlyMap<number, LogView> {
    return this.#views.get(session.id) ?? new Map();
  }

  dropSession(session: Session): void {
    this.#views.delete(session.id);
  }

  dropWindow(window: number): void {
    for (const views of this.#views.values()) views.delete(window);
  }

  #existing(session: Session, window: number): LogView | undefined {
    return this.#views.get(session.id)?.get(window);
  }

  #create(session: Session, window: number): LogView {
    const view = new LogView(session.log);
    view.setFilter(everything);
    advance(view);
    const views = this.#views.get(session.id) ?? new Map<number, LogView>();
    this.#views.set(session.id, views.set(window, view));
    return view;
  }
}

/** Brings a view forward for a few milliseconds; true when it has caught up with its log. */
export function advance(view: LogView): boolean {
  const deadline = performance.now() + sliceMs;
  while (!view.advance(sliceLength)) {
    if (performance.now() > deadline) return false;
  }
  return true;
}

export function sizeOf(view: LogView, session: Session): ViewSize {
  return { count: view.count, total: session.log.length, version: view.version };
}
