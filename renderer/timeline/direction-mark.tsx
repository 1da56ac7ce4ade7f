import type { Row } from '#shared/view/row';
import { Mark } from '../common/mark.tsx';
import styles from './direction-mark.module.css';

/** What the mark says, for screen readers and as a tooltip. */
export function directionLabel(row: Row): string {
  if (row.kind === 'event') return 'Process event';
  if (row.kind === 'stderr') return 'Server’s stderr';
  const way = row.direction === 'client-to-server' ? 'to the server' : 'to the client';
  return row.kind === 'invalid' ? `Not a message, ${way}` : `${row.kind[0]?.toUpperCase()}${row.kind.slice(1)}, ${way}`;
}

/** An arrow along the way of the message; lighter and with a dot for notifications, a cross for what is no message. */
export function DirectionMark({ row }: { readonly row: Row }) {
  const label = directionLabel(row);
  if (row.kind === 'event') return <Mark meaning="event" label={label} />;
  if (row.kind === 'stderr') return <Mark meaning="stderr" label={label} />;
  if (row.kind === 'invalid') return <Mark meaning="error" label={label} />;
  return (
    <span className={styles.mark} title={label}>
      <Arrow row={row} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function Arrow({ row }: { readonly row: Row }) {
  const toServer = row.direction === 'client-to-server';
  const quiet = row.kind === 'notification' || row.kind === 'blank';
  const way = toServer ? styles.toServer : styles.toClient;
  return (
    <svg
      className={row.kind === 'error' ? styles.error : way}
      data-quiet={quiet}
      viewBox="0 0 16 12"
      width="16"
      height="12"
      aria-hidden="true"
    >
      <g transform={toServer ? undefined : 'matrix(-1 0 0 1 16 0)'}>
        {quiet ? (
          <>
            <circle cx="2.6" cy="6" r="1.4" stroke="none" fill="currentColor" />
            <path d="M6.4 6h7M10.4 2.8 13.6 6l-3.2 3.2" />
          </>
        ) : (
          <path d="M1.6 6h12M10.2 2.6 13.6 6l-3.4 3.4" />
        )}
      </g>
    </svg>
  );
}
