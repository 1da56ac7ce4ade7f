import { memo } from 'react';
import type { Ending } from '#shared/model/frame';
import { cx } from '../../common/cx.ts';
import styles from './bytes.module.css';
import { type HexCell, hexCells } from './hex-layout.ts';
import type { ByteRange } from './selection.ts';
import { type TintedRange, tintAt, tintsIn } from './tints.ts';

interface HexRowProps {
  readonly row: number;
  readonly columns: number;
  /** The bytes of the line in this row; null while they are on their way. */
  readonly line: Uint8Array | null;
  readonly size: number;
  readonly ending: Ending;
  readonly tints: readonly TintedRange[];
  readonly selected: ByteRange | null;
}

/** One row: offset, hexadecimal digits with a gap every eight bytes, text. */
export const HexRow = memo(function HexRow({ row, columns, line, size, ending, tints, selected }: HexRowProps) {
  const start = row * columns;
  const cells = line === null ? [] : hexCells(row, columns, line, size, ending);
  const inRow = tintsIn(tints, start, start + columns);
  const look = (cell: HexCell) => lookOf(cell, inRow, selected);
  return (
    <div role="row" tabIndex={-1} aria-rowindex={row + 1} data-offset={start} className={styles.row}>
      <span role="rowheader" className={styles.offset}>
        {start.toString(16).padStart(8, '0')}
      </span>
      <span role="gridcell" className={styles.digits} style={{ width: `${columns * 3 + columns / 8 - 1}ch` }}>
        {cells.map((cell) => (
          <span key={cell.offset} data-at={cell.offset} className={cx(styles.digit, look(cell))}>
            {cell.hex}
          </span>
        ))}
      </span>
      <span role="gridcell" className={styles.text}>
        {cells.map((cell) => (
          <span key={cell.offset} data-at={cell.offset} className={cx(styles.char, look(cell))}>
            {cell.char}
          </span>
        ))}
      </span>
    </div>
  );
}, sameRow);

/** A row that the selection does not touch before or after has nothing to draw again. */
function sameRow(before: HexRowProps, after: HexRowProps): boolean {
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.size === after.size &&
    before.tints === after.tints &&
    (before.line === null) === (after.line === null) &&
    sameRange(partIn(before), partIn(after))
  );
}

function partIn({ row, columns, selected }: HexRowProps): ByteRange | null {
  if (selected === null) return null;
  const from = Math.max(selected.from, row * columns);
  const to = Math.min(selected.to, (row + 1) * columns);
  return from < to ? { from, to } : null;
}

function sameRange(one: ByteRange | null, other: ByteRange | null): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}

function lookOf(cell: HexCell, tints: readonly TintedRange[], selected: ByteRange | null): string {
  const tint = tintAt(tints, cell.offset);
  const isSelected = selected !== null && cell.offset >= selected.from && cell.offset < selected.to;
  return cx(cell.ending && styles.ending, tint !== undefined && styles[tint], isSelected && styles.selected);
}
