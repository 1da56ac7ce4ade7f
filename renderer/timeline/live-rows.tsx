import type { Channel } from '#shared/model/frame';
import type { Partial, SessionSummary } from '#shared/model/session';
import { formatDuration, formatSize } from '#shared/view/numbers';
import { cx } from '../common/cx.ts';
import { Mark } from '../common/mark.tsx';
import { WireText } from '../common/wire-text.tsx';
import { showPartial, useShownPartial } from '../state/app-store.ts';
import { useSessionTime } from '../state/clock.ts';
import styles from './live-rows.module.css';
import line from './row-line.module.css';

type LiveRow =
  | { readonly type: 'partial'; readonly partial: Partial }
  | { readonly type: 'unread'; readonly size: number; readonly sinceMs: number }
  | { readonly type: 'waiting' };

/** Younger ones come and go in the middle of ordinary traffic. */
const notableMs = 400;

/** What has been happening at the pipes for a while without being an entry yet. `now`: the session's clock. */
export function liveRowsOf(session: SessionSummary, now: number): readonly LiveRow[] {
  const rows: LiveRow[] = session.partials
    .filter((partial) => now - partial.firstAt >= notableMs)
    .map((partial) => ({ type: 'partial', partial }));
  if (session.unreadStdin !== null && now - session.unreadStdin.sinceMs >= notableMs)
    rows.push({ type: 'unread', ...session.unreadStdin });
  if (session.state === 'starting' && !session.partials.some(({ channel }) => channel === 'stdout')) {
    rows.push({ type: 'waiting' });
  }
  return rows;
}

/** The pipe of the first row with unfinished bytes. */
export function firstPartial(rows: readonly LiveRow[]): Channel | undefined {
  const row = rows.find(({ type }) => type === 'partial');
  return row?.type === 'partial' ? row.partial.channel : undefined;
}

/** Rows below the last entry, always in view. */
export function LiveRows({ session, rows }: { readonly session: SessionSummary; readonly rows: readonly LiveRow[] }) {
  const now = useSessionTime(session, rows.length > 0);
  const shown = useShownPartial();
  return rows.map((row) => {
    if (row.type === 'partial') {
      return (
        <PartialRow
          key={row.partial.channel}
          session={session.id}
          partial={row.partial}
          now={now}
          selected={shown === row.partial.channel}
        />
      );
    }
    const text = row.type === 'unread' ? unreadText(row.size, now - row.sinceMs) : waitingText(session, now);
    return (
      <div key={row.type} role="row" className={cx(line.row, styles.live)} data-live={row.type}>
        <LiveCells text={text} preview="" />
      </div>
    );
  });
}

function unreadText(size: number, ms: number): string {
  return `${formatSize(size)} not read by the server, for ${formatDuration(ms)}`;
}

function waitingText(session: SessionSummary, now: number): string {
  const process = session.pid === null ? 'starting' : `alive, pid ${session.pid}`;
  return `0 bytes on stdout for ${formatDuration(now)}; ${process}`;
}

interface PartialRowProps {
  readonly session: string;
  readonly partial: Partial;
  readonly now: number;
  readonly selected: boolean;
}

function PartialRow({ session, partial, now, selected }: PartialRowProps) {
  return (
    <div
      role="row"
      aria-selected={selected}
      data-testid="partial-row"
      data-channel={partial.channel}
      data-live="partial"
      data-relation={selected ? 'selected' : 'none'}
      className={cx(line.row, styles.live)}
      onPointerDown={() => showPartial(session, partial.channel)}
    >
      <LiveCells
        text={`${formatSize(partial.size)}, no newline, for ${formatDuration(now - partial.firstAt)}`}
        preview={partial.preview}
        channel={partial.channel}
      />
    </div>
  );
}

interface LiveCellsProps {
  readonly text: string;
  readonly preview: string;
  readonly channel?: string;
}

function LiveCells({ text, preview, channel = '' }: LiveCellsProps) {
  return (
    <>
      <span role="gridcell" />
      <span role="gridcell" className={styles.channel}>
        {channel}
      </span>
      <span role="gridcell" className={line.direction}>
        <Mark meaning="pending" label="Not an entry yet" />
      </span>
      <span role="gridcell" className={styles.text} data-wide={preview === ''}>
        {text}
      </span>
      {preview !== '' && (
        <span role="gridcell" className={line.summary}>
          <WireText text={preview} className={line.summaryText} />
        </span>
      )}
    </>
  );
}
