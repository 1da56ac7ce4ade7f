import { Save } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../common/button.tsx';
import { FixedList, type FixedListHandle } from '../../common/fixed-list.tsx';
import { saveFrame, useFrameBytes } from '../../state/frame-detail.ts';
import type { PagedBytes } from '../../state/paged-bytes.ts';
import { FindInFrame } from '../find-in-frame.tsx';
import { useCell } from '../use-cell.ts';
import styles from './message.module.css';
import { rowBytes, rowCount, rowText, textColumns } from './text-rows.ts';

const rowHeight = 19;

interface VirtualTextProps {
  readonly session: string;
  readonly seq: number;
  readonly size: number;
}

/** A text of any size: only the rows that are seen are read. */
export function VirtualText({ session, seq, size }: VirtualTextProps) {
  const bytes = useFrameBytes(session, seq, size);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<FixedListHandle>(null);
  const [hit, setHit] = useState<number | null>(null);
  const sizes = useCell(box);
  const columns = sizes === null ? null : textColumns(sizes.width - 112, sizes.cell);

  function show(offset: number): void {
    setHit(offset);
    if (columns !== null) list.current?.show(Math.floor(offset / columns), 'middle');
  }

  return (
    <>
      <div className={styles.bar}>
        <FindInFrame session={session} seq={seq} onFound={show} />
        <Button look="plain" icon={<Save />} onClick={() => saveFrame(session, seq)}>
          Save bytes…
        </Button>
        {bytes.failure !== null && <span role="alert">{bytes.failure}</span>}
      </div>
      <div ref={box} className={styles.virtual}>
        {columns !== null && (
          <FixedList
            handle={list}
            className={styles.rows}
            tabIndex={0}
            role="document"
            aria-label="Text of the message"
            count={rowCount(size, columns)}
            rowHeight={rowHeight}
            row={(row) => textRow(bytes, row, columns, hit)}
          />
        )}
      </div>
    </>
  );
}

function textRow(bytes: PagedBytes, row: number, columns: number, hit: number | null): ReactNode {
  const { from, to } = rowBytes(row, columns, bytes.size);
  const part = bytes.peek(from, to);
  const found = hit !== null && hit >= from && hit < from + columns;
  return (
    <div key={row} className={styles.textRow} data-found={found || undefined}>
      <span className={styles.offset}>{from.toLocaleString('en')}</span>
      <span className="wire">{part === null ? '' : rowText(part, columns, row === 0)}</span>
    </div>
  );
}
