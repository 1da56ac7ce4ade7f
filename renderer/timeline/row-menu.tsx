import { type MouseEvent, useState } from 'react';
import type { Row } from '#shared/view/row';
import { Menu, type MenuEntry, type Point } from '../common/menu.tsx';
import { changeFilter, copyLine, goToPartner, toggleKinds } from '../state/navigate.ts';
import type { RowCache } from '../state/row-cache.ts';
import { chipOf } from './kind-chips.ts';
import { rowElementId } from './row-line.tsx';
import { seqOfTarget } from './select-at.ts';

interface OpenMenu extends Point {
  readonly row: Row;
}

/** The menu of a row: open at the pointer, or closed. */
export function useRowMenu(rows: RowCache, selected: number | null) {
  const [at, setAt] = useState<OpenMenu | null>(null);
  return {
    at,
    close: () => setAt(null),
    open(event: MouseEvent) {
      const pointed = seqOfTarget(event.target);
      const seq = pointed ?? (event.target === event.currentTarget ? selected : null);
      const position = seq === null ? null : rows.find(seq);
      const row = position === null ? undefined : rows.at(position);
      if (row === undefined) return;
      event.preventDefault();
      // The menu key opens it at the selected row.
      const box =
        pointed === null ? document.getElementById(rowElementId(row.seq))?.getBoundingClientRect() : undefined;
      setAt({ x: box === undefined ? event.clientX : box.left + 160, y: box?.bottom ?? event.clientY, row });
    },
  };
}

interface RowMenuProps {
  readonly session: string;
  readonly row: Row;
  readonly at: Point;
  readonly onClose: () => void;
}

export function RowMenu({ session, row, at, onClose }: RowMenuProps) {
  const chip = chipOf(row.kind);
  const entries: readonly MenuEntry[] = [
    { id: 'copy', label: 'Copy line', hint: 'c', disabled: row.kind === 'event' },
    { id: 'partner', label: 'Go to its request or answer', hint: 'g p', disabled: row.partner === null },
    { id: 'filter', label: 'Show only rows like this', separated: true, disabled: row.method === '' },
    { id: 'hide', label: `Hide ${chip.label}` },
  ];
  return (
    <Menu
      label="Row"
      entries={entries}
      at={at}
      onClose={onClose}
      onChoose={(id) => {
        if (id === 'copy') copyLine(session, row.seq);
        if (id === 'partner') goToPartner(session);
        if (id === 'filter') changeFilter(session, { text: row.method });
        if (id === 'hide') toggleKinds(session, chip.kinds);
      }}
    />
  );
}
