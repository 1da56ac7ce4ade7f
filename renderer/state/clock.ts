/** Clocks that tick once a second: pending calls, uptime, bytes that wait. One timer for the whole window. */
import { useSyncExternalStore } from 'react';
import { canSend, type SessionSummary } from '#shared/model/session';

const tickMs = 1000;
const listeners = new Set<() => void>();
const received = new WeakMap<SessionSummary, number>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = performance.now();

function tick(): void {
  now = performance.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const never = () => () => {};

/** Notes when a summary arrived, so that its `nowMs` can be counted on. */
export function stampSummaries(sessions: readonly SessionSummary[]): void {
  now = performance.now();
  for (const session of sessions) received.set(session, now);
}

/** Milliseconds since the session began: ticking while its server runs, else the time of its last sign of life. */
export function sessionTime(session: SessionSummary, at: number): number {
  const since = received.get(session);
  return canSend(session) && since !== undefined ? session.nowMs + Math.max(0, at - since) : session.nowMs;
}

/** The session's clock, drawn anew once a second while `active`. */
export function useSessionTime(session: SessionSummary, active = true): number {
  const at = useSyncExternalStore(active && canSend(session) ? subscribe : never, () => now);
  return sessionTime(session, Math.max(at, received.get(session) ?? 0));
}
