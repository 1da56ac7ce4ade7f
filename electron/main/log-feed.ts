/** Tells windows that logs have grown: small messages, at most one a display frame and session; rows are pulled. */
import type { EventName, Events } from '#shared/ipc/contract';
import type { Session } from '../node/session.ts';
import { Pulse } from './pulse.ts';
import type { SessionNews } from './session-news.ts';
import { advance, sizeOf, type Views } from './views.ts';

const frameMs = 16;

/** Sends an event to one window. */
export type Tell = <K extends EventName>(window: number, name: K, payload: Events[K]) => void;

export class LogFeed {
  readonly #views: Views;
  readonly #news: SessionNews;
  readonly #tell: Tell;
  readonly #dirty = new Set<Session>();
  readonly #endings = new Map<Session, () => void>();
  readonly #pulse = new Pulse(frameMs, () => this.#flush());

  constructor(views: Views, news: SessionNews, tell: Tell) {
    this.#views = views;
    this.#news = news;
    this.#tell = tell;
  }

  follow(session: Session): void {
    this.#endings.set(
      session,
      session.subscribe(() => this.touch(session)),
    );
    this.touch(session);
  }

  unfollow(session: Session): void {
    this.#endings.get(session)?.();
    this.#endings.delete(session);
    this.#dirty.delete(session);
    this.#views.dropSession(session);
    this.#news.forget(session);
  }

  /** Something changed in the session, or in a window's view of it. */
  touch(session: Session): void {
    this.#dirty.add(session);
    this.#pulse.request();
  }

  stop(): void {
    this.#pulse.cancel();
    for (const end of this.#endings.values()) end();
  }

  #flush(): void {
    const sessions = [...this.#dirty];
    this.#dirty.clear();
    for (const session of sessions) {
      this.#tellViews(session);
      this.#news.note(session);
    }
  }

  #tellViews(session: Session): void {
    const changed = session.log.takeChanged();
    for (const [window, view] of this.#views.all(session)) {
      // A view that is behind goes on at the next beat, so that the process answers others in between.
      if (!advance(view)) this.touch(session);
      this.#tell(window, 'log.grew', { session: session.id, changed, ...sizeOf(view, session) });
    }
  }
}
