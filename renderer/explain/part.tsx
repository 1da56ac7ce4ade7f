import type { ReactNode } from 'react';
import styles from './reference.module.css';

interface PartProps {
  readonly title: string;
  /** At the right end of the title. */
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its title. */
export function Part({ title, trailing, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h4>
        {title}
        {trailing}
      </h4>
      {children}
    </section>
  );
}
