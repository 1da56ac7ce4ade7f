import { useMemo, useSyncExternalStore } from 'react';
import type { Channel } from '#shared/model/frame';
import type { Partial, SessionSummary } from '#shared/model/session';
import { formatCount, formatDuration, formatSize } from '#shared/view/numbers';
import { EmptyState } from '../../common/empty-state.tsx';
import { useSessionTime } from '../../state/clock.ts';
import { PagedBytes } from '../../state/paged-bytes.ts';
import { usePartial } from '../../state/partial-bytes.ts';
import styles from './bytes.module.css';
import { HexView } from './hex-view.tsx';

interface PartialBytesProps {
  readonly session: SessionSummary;
  readonly channel: Channel;
}

/** The bytes of a pipe that have not become a line yet. */
export function PartialBytes({ session, channel }: PartialBytesProps) {
  const partial = session.partials.find((candidate) => candidate.channel === channel);
  const head = usePartial(session.id, channel, partial?.size ?? 0);
  const now = useSessionTime(session);
  const bytes = useMemo(() => heldBytes(head), [head]);
  useSyncExternalStore(bytes.subscribe, () => bytes.version);
  if (partial === undefined) {
    return (
      <div className={styles.bytes}>
        <h2 className={styles.header}>Unfinished line on {channel}</h2>
        <EmptyState title={`Nothing waits on ${channel} any more`}>
          The bytes have become a line. It is in the timeline now.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.bytes}>
      <h2 className={styles.header}>Unfinished line on {channel}</h2>
      <p className={styles.sentence}>
        {waitText(partial, now)}
        {partial.size > bytes.size && bytes.size > 0 && ` The first ${formatSize(bytes.size)} are shown.`}
      </p>
      <HexView bytes={bytes} ending="eof" tints={[]} requested={null} />
    </div>
  );
}

/** What waits, for how long, and what that means. */
function waitText({ size, channel, firstAt, lastAt }: Partial, now: number): string {
  const since = formatDuration(now - firstAt);
  const last = formatDuration(Math.max(0, now - lastAt));
  return `${formatCount(size)} B on ${channel} for ${since} and no line feed yet; the last byte came ${last} ago. A message ends with a line feed: until it comes, the other side has nothing to read.`;
}

function heldBytes(head: Uint8Array | null): PagedBytes {
  const held = head ?? new Uint8Array(0);
  return new PagedBytes(held.length, async (from, to) => held.subarray(from, to));
}
