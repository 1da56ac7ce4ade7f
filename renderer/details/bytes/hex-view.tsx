import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Ending } from '#shared/model/frame';
import { EmptyState } from '../../common/empty-state.tsx';
import { FixedList, type FixedListHandle } from '../../common/fixed-list.tsx';
import { hasModifier } from '../../common/kbd.tsx';
import type { PagedBytes } from '../../state/paged-bytes.ts';
import { useCell } from '../use-cell.ts';
import styles from './bytes.module.css';
import { hexColumns, hexRowCount, shownSize } from './hex-layout.ts';
import { HexRow } from './hex-row.tsx';
import { type ByteSelection, keyStep, moveSelection, rangeOf, selectRange } from './selection.ts';
import { copySelection, SelectionBar } from './selection-bar.tsx';
import type { TintedRange } from './tints.ts';
import type { RequestedRange } from './use-requested-range.ts';

const rowHeight = 20;

interface HexViewProps {
  readonly bytes: PagedBytes;
  readonly ending: Ending;
  readonly tints: readonly TintedRange[];
  /** A range to select and show. */
  readonly requested: RequestedRange | null;
  /** Drawn at the left of the bar. */
  readonly tools?: ReactNode;
}

/** Offsets, bytes and text beside each other. Only the rows that are seen are read. */
export function HexView({ bytes, ending, tints, requested, tools }: HexViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<FixedListHandle>(null);
  const sizes = useCell(box);
  const columns = sizes === null ? null : hexColumns(sizes.width - 12, sizes.cell);
  const shown = shownSize(bytes.size, ending);
  const [selection, setSelection] = useState<ByteSelection | null>(null);
  useRequested(requested, shown, columns, list, setSelection);
  const drag = useDrag(setSelection);

  function onKeyDown(event: KeyboardEvent): void {
    if (columns === null) return;
    const handled = hasModifier(event)
      ? chord(event.key, { bytes, ending, shown, selection, setSelection })
      : move(event, columns);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function move(event: KeyboardEvent, width: number): boolean {
    const step = keyStep(event.key, width, list.current?.page() ?? 1);
    if (step === null) return false;
    const next = moveSelection(selection, step, shown, event.shiftKey);
    setSelection(next);
    if (next !== null) list.current?.show(Math.floor(next.focus / width), 'nearest');
    return true;
  }

  return (
    <div className={styles.bytes}>
      <div className={styles.bar}>{tools}</div>
      <div ref={box} className={styles.box} data-testid="hex">
        {columns !== null && shown > 0 && (
          <FixedList
            handle={list}
            className={styles.rows}
            role="grid"
            aria-label="Bytes"
            aria-rowcount={hexRowCount(shown, columns)}
            tabIndex={0}
            count={hexRowCount(shown, columns)}
            rowHeight={rowHeight}
            onKeyDown={onKeyDown}
            {...drag}
            row={(row) => (
              <HexRow
                key={row}
                row={row}
                columns={columns}
                line={bytes.peek(row * columns, (row + 1) * columns)}
                size={bytes.size}
                ending={ending}
                tints={tints}
                selected={selection === null ? null : rangeOf(selection)}
              />
            )}
          />
        )}
        {shown === 0 && <EmptyState title="No bytes">The line is empty and the stream ended behind it.</EmptyState>}
      </div>
      <SelectionBar bytes={bytes} ending={ending} selection={selection} />
    </div>
  );
}

/** Selects and shows what was asked for, once for each request and as soon as the width is known. */
function useRequested(
  requested: RequestedRange | null,
  shown: number,
  columns: number | null,
  list: { readonly current: FixedListHandle | null },
  setSelection: (selection: ByteSelection | null) => void,
): void {
  const done = useRef<number | null>(null);
  useEffect(() => {
    if (requested === null || columns === null || done.current === requested.at) return;
    done.current = requested.at;
    setSelection(selectRange(requested, shown));
    list.current?.show(Math.floor(requested.from / columns), 'middle');
  }, [requested, shown, columns, list, setSelection]);
}

/** Offset of the byte that a pointer event hit, or null. */
function byteAt(event: PointerEvent): number | null {
  const offset = event.target instanceof HTMLElement ? event.target.dataset.at : undefined;
  return offset === undefined ? null : Number(offset);
}

/** Selecting with the pointer: press, drag, and Shift to extend. */
function useDrag(setSelection: (change: (before: ByteSelection | null) => ByteSelection | null) => void) {
  const dragging = useRef(false);
  return {
    onPointerDown(event: PointerEvent): void {
      const at = byteAt(event);
      if (at === null || event.button !== 0) return;
      dragging.current = true;
      setSelection((before) => ({ anchor: event.shiftKey && before !== null ? before.anchor : at, focus: at }));
    },
    onPointerMove(event: PointerEvent): void {
      const at = byteAt(event);
      if (!dragging.current || at === null || event.buttons === 0) return;
      setSelection((before) => (before === null ? null : { anchor: before.anchor, focus: at }));
    },
    onPointerUp(): void {
      dragging.current = false;
    },
  };
}

interface ChordState {
  readonly bytes: PagedBytes;
  readonly ending: Ending;
  readonly shown: number;
  readonly selection: ByteSelection | null;
  readonly setSelection: (selection: ByteSelection | null) => void;
}

/** Select all and copy; false for any other key. */
function chord(key: string, state: ChordState): boolean {
  if (key === 'a') state.setSelection(selectRange({ from: 0, to: state.shown }, state.shown));
  else if (key === 'c') copySelection(state.bytes, state.ending, state.selection, 'hex');
  else return false;
  return true;
}
