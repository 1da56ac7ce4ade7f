import { memo } from 'react';
import { formatCount, formatDuration, formatSize } from '#shared/view/numbers';
import type { Row } from '#shared/view/row';
import { cx } from '../common/cx.ts';
import { Mark } from '../common/mark.tsx';
import { WireText } from '../common/wire-text.tsx';
import { DirectionMark } from './direction-mark.tsx';
import { PendingClock } from './pending-clock.tsx';
import styles from './row-line.module.css';
import { type TimeMode, timeText } from './time-text.ts';

/** How the row stands to the selected one. */
export type Relation = 'none' | 'selected' | 'partner';
/** The row's part of the bracket that joins a request and its answer. */
export type Bracket = 'none' | 'start' | 'middle' | 'end';

interface RowLineProps {
  readonly row: Row;
  readonly position: number;
  readonly relation: Relation;
  readonly bracket: Bracket;
  /** Set while the row is tinted because it was jumped to. */
  readonly jumped: boolean;
  readonly timeMode: TimeMode;
  /** Wall clock of the session's time zero, milliseconds since 1970. */
  readonly startedAt: number;
  /** Time of the row above, when the time column needs it. */
  readonly previousAt: number | null;
}

export function rowElementId(seq: number): string {
  return `entry-${seq}`;
}

/** One entry. Drawn again only when something in its properties changes. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { row, position, relation, bracket, jumped, timeMode, startedAt, previousAt } = props;
  return (
    <div
      role="row"
      id={rowElementId(row.seq)}
      aria-rowindex={position + 2}
      aria-selected={relation === 'selected'}
      data-seq={row.seq}
      data-kind={row.kind}
      data-channel={row.channel ?? undefined}
      data-origin={row.origin}
      data-relation={relation}
      className={cx(styles.row, jumped && styles.jumped)}
    >
      <span role="gridcell" data-col="number" className={styles.number}>
        {formatCount(row.seq)}
      </span>
      <span role="gridcell" data-col="time" className={styles.number}>
        {timeText(timeMode, row.at, startedAt, previousAt)}
      </span>
      <span role="gridcell" data-col="direction" className={styles.direction}>
        {bracket !== 'none' && <span className={styles.bracket} data-part={bracket} />}
        <DirectionMark row={row} />
      </span>
      <span className={styles.methodAndId} role="presentation">
        <span role="gridcell" data-col="method" className={styles.method}>
          <WireText text={row.method} />{' '}
          {row.subject !== '' && <WireText text={row.subject} className={styles.subject} />}
        </span>
        <span role="gridcell" data-col="id" className={styles.id}>
          {row.id !== null && <WireText text={row.id} />}
        </span>
      </span>
      <span role="gridcell" data-col="summary" className={styles.summary}>
        <SummaryMarks row={row} /> <WireText text={row.summary} className={styles.summaryText} />
      </span>
      <span role="gridcell" data-col="size" className={styles.number}>
        {row.kind === 'event' ? '' : formatSize(row.size)}
      </span>
      <span role="gridcell" data-col="took" className={styles.number}>
        <Took row={row} />
      </span>
    </div>
  );
});

function findingsLabel({ worst, findings }: Row): string {
  const noun = worst === 'info' ? 'note' : (worst ?? 'finding');
  return findings === 1 ? `1 ${noun}` : `${findings} findings, the worst: ${noun}`;
}

function SummaryMarks({ row }: { readonly row: Row }) {
  return (
    <>
      {row.worst !== null && (
        <Mark
          meaning={row.worst}
          label={findingsLabel(row)}
          {...(row.findings > 1 ? { count: String(row.findings) } : {})}
        />
      )}
      {row.kind === 'error' && row.worst !== 'error' && <Mark meaning="error" label="Error response" />}
      {row.toolFailed && <Mark meaning="tool-failed" label="The tool failed; the protocol did not" />}
    </>
  );
}

function Took({ row }: { readonly row: Row }) {
  if (row.state === 'pending') return <PendingClock since={row.at} />;
  if (row.state === 'cancelled') return <span className={styles.quiet}>cancelled</span>;
  if (row.state === 'abandoned') return <span className={styles.quiet}>no answer</span>;
  if (row.lateMs !== null) return <span className={styles.late}>late by {formatDuration(row.lateMs)}</span>;
  if (row.kind === 'request' || row.durationMs === null) return null;
  return formatDuration(row.durationMs);
}
