import { cx } from '../common/cx.ts';
import { WireText } from '../common/wire-text.tsx';
import styles from './fact-table.module.css';
import type { Fact } from './overview/facts.ts';

/** Names and values under each other. */
export function FactTable({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>
            <WireText text={fact.value} limit={4000} className={cx(!fact.wire && styles.plain)} />
            {fact.list !== undefined && <FactList items={fact.list} />}
          </dd>
        </div>
      ))}
    </dl>
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
