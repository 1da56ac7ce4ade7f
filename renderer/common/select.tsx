import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './select.module.css';

/** One of a few, in the system's own list. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={cx(styles.select, className)} />;
}
