import { useRef } from 'react';
import type { RowCache } from '../state/row-cache.ts';
import { bracketOf, type Pair, relationOf } from './relation.ts';
import { RowLine } from './row-line.tsx';
import type { TimeMode } from './time-text.ts';
import styles from './timeline.module.css';

interface LinesProps {
  readonly rows: RowCache;
  readonly first: number;
  readonly last: number;
  readonly selected: number | null;
  readonly jumped: number | null;
  readonly timeMode: TimeMode;
  readonly startedAt: number;
}

/** The entries from `first` to `last`; a row that is not here yet keeps its place. */
export function Lines({ rows, first, last, selected, jumped, timeMode, startedAt }: LinesProps) {
  const pair = usePair(rows, selected);
  const lines = [];
  for (let position = first; position < last; position += 1) {
    const row = rows.at(position);
    if (row === undefined) {
      lines.push(<div key={`gap-${position}`} className={styles.gap} />);
      continue;
    }
    lines.push(
      <RowLine
        key={row.seq}
        row={row}
        position={position}
        relation={relationOf(row.seq, pair)}
        bracket={bracketOf(row.seq, pair)}
        jumped={jumped === row.seq}
        timeMode={timeMode}
        startedAt={startedAt}
        previousAt={timeMode === 'delta' ? (rows.at(position - 1)?.at ?? null) : null}
      />,
    );
  }
  return lines;
}

/** The selected entry with its partner, which is remembered while its row is not at hand. */
function usePair(rows: RowCache, selected: number | null): Pair {
  const known = useRef<Pair>({ selected: null, partner: null });
  const position = selected === null ? null : rows.find(selected);
  if (position !== null) known.current = { selected, partner: rows.at(position)?.partner ?? null };
  return known.current.selected === selected ? known.current : { selected, partner: null };
}
