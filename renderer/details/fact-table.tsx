import type { ReactNode } from 'react';
import { cx } from '../common/cx.ts';
import { WireText } from '../common/wire-text.tsx';
import styles from './fact-table.module.css';
import type { Fact } from './overview/facts.ts';

interface FactTableProps {
  readonly facts: readonly Fact[];
  /** Further facts, as {@link FactRow}. */
  readonly children?: ReactNode;
}

/** Names and values under each other. */
export function FactTable({ facts, children }: FactTableProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <FactRow key={fact.label} label={fact.label}>
          <WireText text={fact.value} limit={4000} className={cx(!fact.wire && styles.plain)} />
          {fact.list !== undefined && <FactList items={fact.list} />}
        </FactRow>
      ))}
      {children}
    </dl>
  );
}

/** One fact of the table whose value is more than text. */
export function FactRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FactList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <WireText text={item} />
        </li>
      ))}
    </ul>
  );
}
