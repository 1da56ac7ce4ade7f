import type { Direction } from '#shared/model/frame';
import { cx } from './cx.ts';
import styles from './direction-arrow.module.css';

/** The arrow of a direction; nothing for what crosses no message channel. */
export function DirectionArrow({ direction }: { readonly direction: Direction | null }) {
  if (direction === null) return null;
  const toServer = direction === 'client-to-server';
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
