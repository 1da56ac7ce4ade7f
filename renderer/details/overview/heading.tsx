import type { Row, RowKind } from '#shared/view/row';
import { DirectionArrow } from '../../common/direction-arrow.tsx';
import { WireText } from '../../common/wire-text.tsx';
import styles from './overview.module.css';

const kinds: { readonly [K in RowKind]: string } = {
  request: 'request',
  notification: 'notification',
  response: 'response',
  error: 'error response',
  batch: 'batch',
  invalid: 'not a message',
  blank: 'empty line',
  stderr: 'stderr',
  event: 'process',
};

/** What the entry is called: direction, method, the name that matters, kind and id. */
export function Heading({ row }: { readonly row: Row }) {
  return (
    <h2 className={styles.heading}>
      <DirectionArrow direction={row.direction} />
      <WireText text={row.subject === '' ? row.method : `${row.method} ${row.subject}`} className={styles.title} />
      <span className={styles.kind}>{kinds[row.kind]}</span>
      {row.id !== null && <WireText text={`id ${row.id}`} className={styles.kind} limit={60} />}
    </h2>
  );
}
