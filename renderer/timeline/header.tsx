import { type PointerEvent, useRef } from 'react';
import { MenuButton, type MenuEntry } from '../common/menu.tsx';
import { patchSettings } from '../state/app-store.ts';
import { keepLayout } from '../state/layout.ts';
import { type ColumnId, type ColumnWidths, clampWidth, defaultWidths, isResizable } from './columns.ts';
import styles from './header.module.css';
import type { TimeMode } from './time-text.ts';

interface HeaderProps {
  readonly widths: ColumnWidths;
  readonly timeMode: TimeMode;
}

const timeModes: readonly { readonly id: TimeMode; readonly label: string; readonly short: string }[] = [
  { id: 'relative', label: 'Since the session began', short: 'time' },
  { id: 'delta', label: 'Since the row above', short: 'delta' },
  { id: 'absolute', label: 'Time of day', short: 'clock' },
];

/** The columns' names; drag a border to change a width, the menu at the time says which time is shown. */
export function Header({ widths, timeMode }: HeaderProps) {
  return (
    <div role="row" aria-rowindex={1} className={styles.header}>
      <HeaderCell column="number" label="#" name="Number" widths={widths} end />
      <div role="columnheader" className={styles.time}>
        <TimeMenu timeMode={timeMode} />
        <Handle column="time" widths={widths} />
      </div>
      <div role="columnheader" className={styles.cell}>
        <span className="visually-hidden">Direction</span>
      </div>
      <div role="presentation" className={styles.pair}>
        <div role="columnheader">method</div>
        <div role="columnheader" className={styles.id}>
          id
        </div>
        <Handle column="method" widths={widths} />
      </div>
      <HeaderCell column="summary" label="summary" widths={widths} />
      <HeaderCell column="size" label="size" widths={widths} end />
      <HeaderCell column="took" label="took" widths={widths} end />
    </div>
  );
}

interface HeaderCellProps {
  readonly column: ColumnId;
  readonly label: string;
  readonly name?: string;
  readonly widths: ColumnWidths;
  readonly end?: boolean;
}

function HeaderCell({ column, label, name, widths, end }: HeaderCellProps) {
  return (
    <div role="columnheader" className={styles.cell} data-end={end} aria-label={name}>
      {label}
      {isResizable(column) && <Handle column={column} widths={widths} />}
    </div>
  );
}

function TimeMenu({ timeMode }: { readonly timeMode: TimeMode }) {
  const entries: readonly MenuEntry[] = [
    ...timeModes.map(({ id, label }) => ({ id, label, checked: id === timeMode })),
    { id: 'reset', label: 'Reset column widths', separated: true },
  ];
  return (
    <MenuButton
      label="Which time is shown"
      entries={entries}
      className={styles.menu}
      onChoose={(id) => {
        const mode = timeModes.find((mode) => mode.id === id);
        if (mode === undefined) keepLayout('columns', {});
        else patchSettings({ timeColumn: mode.id });
      }}
    >
      {timeModes.find((mode) => mode.id === timeMode)?.short} ▾
    </MenuButton>
  );
}

/** Columns right of the summary grow to the left. */
function sign(column: keyof ColumnWidths): 1 | -1 {
  return column === 'size' || column === 'took' ? -1 : 1;
}

function Handle({ column, widths }: { readonly column: keyof ColumnWidths; readonly widths: ColumnWidths }) {
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  return (
    <span
      aria-hidden="true"
      className={styles.handle}
      data-side={sign(column) < 0 ? 'left' : 'right'}
      onPointerDown={(event: PointerEvent<HTMLSpanElement>) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width: widths[column] };
      }}
      onPointerMove={(event) => {
        if (from.current === null) return;
        const width = from.current.width + sign(column) * (event.clientX - from.current.x);
        keepLayout('columns', { ...widths, [column]: clampWidth(width) });
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      onDoubleClick={() => keepLayout('columns', { ...widths, [column]: defaultWidths[column] })}
    />
  );
}
