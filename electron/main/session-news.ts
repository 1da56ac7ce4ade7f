/** Keeps the windows' session lists up to date: at once when a state changes, a few times a second while it is busy. */
import type { SessionSummary } from '#shared/model/session';
import type { Session } from '../node/session.ts';
import { Pulse } from './pulse.ts';

const busyMs = 250;

export class SessionNews {
  readonly #told = new Map<string, string>();
  readonly #pulse: Pulse;

  /** @param announce sends the whole list to every window */
  constructor(announce: () => void) {
    this.#pulse = new Pulse(busyMs, announce);
  }

  note(session: Session): void {
    const key = stateKey(session.summary());
    const urgent = this.#told.get(session.id) !== key;
    this.#told.set(session.id, key);
    if (urgent) this.#pulse.now();
    else this.#pulse.request();
  }

  forget(session: Session): void {
    this.#told.delete(session.id);
    this.#pulse.now();
  }

  stop(): void {
    this.#pulse.cancel();
  }
}

/** What a person should not see late. */
function stateKey({ state, server, revision, exit, failure, recording, loading, notes }: SessionSummary): string {
  return JSON.stringify([state, server, revision, exit, failure, recording?.error, loading === null, notes.length]);
}
