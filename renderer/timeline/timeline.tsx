import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import type { SessionSummary } from '#shared/model/session';
import { formatCount } from '#shared/view/numbers';
import { useApp, useSelectedSeq } from '../state/app-store.ts';
import { useSessionTime } from '../state/clock.ts';
import { feedOf, useRows } from '../state/feed.ts';
import { requestFocus, useFocusRequest } from '../state/focus.ts';
import { type ColumnWidths, gridTemplate, widthsFrom } from './columns.ts';
import { Header } from './header.tsx';
import { Lines } from './lines.tsx';
import { firstPartial, LiveRows, liveRowsOf } from './live-rows.tsx';
import { NewRows } from './new-rows.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { rowElementId } from './row-line.tsx';
import { RowMenu, useRowMenu } from './row-menu.tsx';
import { selectAt } from './select-at.ts';
import styles from './timeline.module.css';
import { useCursor } from './use-cursor.ts';
import { useKeys } from './use-keys.ts';
import { useKeepSelectedInView, useReveal } from './use-reveal.ts';
import { type ScrollState, useVirtual } from './use-virtual.ts';
import { baseOf, physicalHeight, rowHeight } from './virtual.ts';

/** Where each session's list stood when another one was shown. */
const scrollStates = new Map<string, ScrollState>();

function initialScroll(session: SessionSummary): ScrollState {
  return scrollStates.get(session.id) ?? { top: 0, follow: session.state !== 'opened' };
}

function columnStyle(widths: ColumnWidths, total: number): CSSProperties {
  const style: CSSProperties & Record<'--columns', string> = {
    '--columns': gridTemplate(widths, formatCount(total).length),
  };
  return style;
}

/** The session's entries, newest at the bottom. */
export function Timeline({ session }: { readonly session: SessionSummary }) {
  const feed = feedOf(session.id);
  const rows = useRows(feed);
  const selected = useSelectedSeq();
  const settings = useApp((state) => state.settings);
  const now = useSessionTime(session, session.partials.length > 0 || session.unreadStdin !== null);
  const liveRows = liveRowsOf(session, now);
  const [initial] = useState(() => initialScroll(session));
  const list = useVirtual({
    count: rows.count,
    taken: (1 + liveRows.length) * rowHeight,
    initial,
    hold: selected !== null,
  });
  const { first, last, top, follow } = list;
  const base = baseOf(first);
  useEffect(() => rows.watch(first, last, follow), [rows, first, last, follow]);
  useEffect(() => {
    scrollStates.set(session.id, { top, follow });
  }, [session.id, top, follow]);

  const cursor = useCursor(session.id, rows, list, firstPartial(liveRows));
  const jumped = useReveal(session.id, rows, list);
  useKeepSelectedInView(rows, list, selected);
  const onKeyDown = useKeys(session.id, cursor);
  const menu = useRowMenu(rows, selected);
  const takeFocus = useCallback(() => list.ref.current?.focus(), [list.ref]);
  useFocusRequest('timeline', takeFocus);

  const widths = widthsFrom(settings?.layout.columns);
  const timeMode = settings?.timeColumn ?? 'relative';
  const selectedPosition = selected === null ? null : rows.find(selected);
  return (
    <div className={styles.timeline}>
      <div
        ref={list.ref}
        role="grid"
        aria-label="Timeline"
        aria-rowcount={rows.count + 1}
        aria-activedescendant={
          selected !== null && selectedPosition !== null && selectedPosition >= first && selectedPosition < last
            ? rowElementId(selected)
            : undefined
        }
        data-testid="timeline"
        tabIndex={0}
        className={styles.grid}
        style={columnStyle(widths, rows.total)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => selectAt(event, session.id, rows, list)}
        onDoubleClick={() => requestFocus('details')}
        onContextMenu={menu.open}
      >
        <div role="rowgroup" className={styles.head}>
          <Header widths={widths} timeMode={timeMode} />
        </div>
        <div role="rowgroup" style={{ height: physicalHeight(rows.count) }}>
          <div role="presentation" className={styles.layer}>
            <div
              role="presentation"
              className={styles.moving}
              style={{ transform: `translateY(${base * rowHeight - top}px)` }}
            >
              <div role="presentation" className={styles.rows} style={{ top: (first - base) * rowHeight }}>
                <Lines
                  rows={rows}
                  first={first}
                  last={last}
                  selected={selected}
                  jumped={jumped}
                  timeMode={timeMode}
                  startedAt={Date.parse(session.startedAt)}
                />
              </div>
            </div>
          </div>
        </div>
        {liveRows.length > 0 && (
          <div role="rowgroup" className={styles.foot}>
            <LiveRows session={session} rows={liveRows} />
          </div>
        )}
      </div>
      <NothingShown session={session} feed={feed} />
      <NewRows
        follow={follow || session.state === 'opened'}
        total={rows.total}
        onShow={list.scrollToEnd}
        lift={liveRows.length}
      />
      {menu.at !== null && <RowMenu session={session.id} row={menu.at.row} at={menu.at} onClose={menu.close} />}
    </div>
  );
}
