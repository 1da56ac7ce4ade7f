import type { Row, RowKind } from '#shared/view/row';
import { cx } from '../../common/cx.ts';
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

/** The arrow of an entry's direction; nothing for stderr and process events. */
export function DirectionArrow({ row }: { readonly row: Pick<Row, 'direction'> }) {
  if (row.direction === null) return null;
  const toServer = row.direction === 'client-to-server';
  return (
    <span
      role="img"
      aria-label={toServer ? 'client to server' : 'server to client'}
      className={cx(styles.arrow, toServer ? styles.toServer : styles.toClient)}
    >
      {toServer ? '→' : '←'}
    </span>
  );
}

/** What the entry is called: direction, method, the name that matters, kind and id. */
export function Heading({ row }: { readonly row: Row }) {
  return (
    <h2 className={styles.heading}>
      <DirectionArrow row={row} />
      <WireText text={row.subject === '' ? row.method : `${row.method} ${row.subject}`} className={styles.title} />
      <span className={styles.kind}>{kinds[row.kind]}</span>
      {row.id !== null && <WireText text={`id ${row.id}`} className={styles.kind} limit={60} />}
    </h2>
  );
}
