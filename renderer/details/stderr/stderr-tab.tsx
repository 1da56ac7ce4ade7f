import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { SessionSummary } from '#shared/model/session';
import { formatCount } from '#shared/view/numbers';
import { Button } from '../../common/button.tsx';
import { cx } from '../../common/cx.ts';
import { EmptyState } from '../../common/empty-state.tsx';
import { FixedList, type FixedListHandle } from '../../common/fixed-list.tsx';
import { WireText } from '../../common/wire-text.tsx';
import { goTo } from '../../state/navigate.ts';
import { openReference } from '../../state/reference.ts';
import { type StderrLines, useStderrLines } from '../../state/stderr-lines.ts';
import { sinceStart } from '../overview/times.ts';
import styles from './stderr.module.css';

const rowHeight = 20;

interface StderrProps {
  readonly session: SessionSummary;
  /** `seq` of the selected entry, to find its line. */
  readonly selected: number | null;
}

/** Everything that the server wrote to stderr, in order; it follows the end as long as it is there. */
export function StderrTab({ session, selected }: StderrProps) {
  const lines = useStderrLines(session.id);
  if (lines.total === 0) {
    return (
      <EmptyState title="Nothing on stderr">
        The server has written no line to stderr. Logs that are written there are not errors and harm nobody.
      </EmptyState>
    );
  }
  return (
    <div className={styles.stderr}>
      <p className={styles.count}>
        {formatCount(lines.total)} {lines.total === 1 ? 'line' : 'lines'} on stderr: a log, whatever it says.
        <Button look="plain" className={styles.explain} onClick={() => openReference('stderr-severity')}>
          Why that is no finding
        </Button>
      </p>
      <LineList session={session.id} lines={lines} selected={selected} />
    </div>
  );
}

interface LineListProps {
  readonly session: string;
  readonly lines: StderrLines;
  readonly selected: number | null;
}

/** The lines as a list box: arrow keys move, Enter or a click selects the line's row in the timeline. */
function LineList({ session, lines, selected }: LineListProps) {
  const list = useRef<FixedListHandle>(null);
  const prefix = useId();
  const [cursor, setCursor] = useState<number | null>(null);

  function choose(position: number): void {
    setCursor(position);
    const line = lines.line(position);
    if (line !== null) goTo(session, line.seq);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && cursor !== null) choose(cursor);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(lines.total - 1, (cursor ?? (step === 1 ? -1 : lines.total)) + step));
    setCursor(next);
    list.current?.show(next, 'nearest');
  }

  return (
    <FixedList
      handle={list}
      className={styles.lines}
      role="listbox"
      aria-label="Lines of stderr"
      aria-activedescendant={cursor === null ? undefined : `${prefix}-${cursor}`}
      tabIndex={0}
      count={lines.total}
      rowHeight={rowHeight}
      followEnd
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const position = positionOf(event);
        if (position !== null && document.getSelection()?.isCollapsed !== false) choose(position);
      }}
      row={(position) => lineRow(lines, position, { prefix, cursor, selected })}
    />
  );
}

/** The position of the line that was clicked, or null. */
function positionOf(event: MouseEvent): number | null {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-position]') : null;
  return row === null ? null : Number(row.dataset.position);
}

interface LineLook {
  readonly prefix: string;
  readonly cursor: number | null;
  readonly selected: number | null;
}

function lineRow(lines: StderrLines, position: number, { prefix, cursor, selected }: LineLook): ReactNode {
  const line = lines.line(position);
  const current = line !== null && line.seq === selected;
  return (
    <div
      key={position}
      id={`${prefix}-${position}`}
      role="option"
      tabIndex={-1}
      aria-selected={current}
      data-position={position}
      className={cx(styles.line, current && styles.current, position === cursor && styles.cursor)}
    >
      <span className={styles.time}>{line === null ? '' : sinceStart(line.at)}</span>
      {line !== null && <WireText text={line.text} limit={4000} />}
    </div>
  );
}
