import type { SessionSummary } from '#shared/model/session';
import { formatDuration } from '#shared/view/numbers';
import { Mark } from '../common/mark.tsx';
import { useActiveSession } from '../state/app-store.ts';
import { useSessionTime } from '../state/clock.ts';

/** Whole seconds below a minute: a clock that ticks once a second has no use for more. */
export function clockText(ms: number): string {
  return ms < 60_000 ? `${Math.floor(Math.max(0, ms) / 1000)} s` : formatDuration(ms);
}

/** How long a request has been waiting for its answer, ticking once a second. `since`: ms since the session began. */
export function PendingClock({ since }: { readonly since: number }) {
  const session = useActiveSession();
  return session === null ? null : <Ticking session={session} since={since} />;
}

function Ticking({ session, since }: { readonly session: SessionSummary; readonly since: number }) {
  const now = useSessionTime(session);
  return <Mark meaning="pending" count={clockText(now - since)} label="Waiting for the answer" />;
}
