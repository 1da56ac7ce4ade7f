import type { CSSProperties } from 'react';
import { lifeWords, type MessagePart, type TypeRow } from '#shared/model/method-page';
import styles from './message.module.css';
import { Part } from './part.tsx';

interface TypeTableProps {
  readonly part: MessagePart;
  readonly revision: string;
}

/** What the params or the result hold, a field a line, those of a type indented under it. */
export function TypeTable({ part: { title, type, about, required, rows }, revision }: TypeTableProps) {
  const words = [about, required ? '' : 'May be left out.', rows.length === 0 ? 'No fields are defined.' : ''];
  const says = words.filter(Boolean).join(' ');
  return (
    <Part title={title} trailing={type !== '' && <code className={styles.type}>{type}</code>}>
      {says !== '' && <p className={styles.says}>{says}</p>}
      {rows.length > 0 && (
        <table className={styles.types} aria-label={title}>
          <thead className="visually-hidden">
            <tr>
              <th>Field</th>
              <th>What it holds</th>
              <th>What it is for</th>
            </tr>
          </thead>
          <tbody>
            {keyed(rows).map(({ key, row }) => (
              <Line key={key} row={row} revision={revision} />
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}

function keyed(rows: readonly TypeRow[]) {
  return rows.map((row, index) => ({ key: `${index} ${row.name}`, row }));
}

function Line({ row, revision }: { readonly row: TypeRow; readonly revision: string }) {
  const { depth, kind, name, type, required, about, change } = row;
  const style: CSSProperties & { readonly '--depth': number } = { '--depth': depth };
  const life = lifeWords(row, revision);
  return (
    <tr data-kind={kind} data-change={change ?? undefined} style={style}>
      <td className={styles.field}>
        {kind === 'field' ? <code>{name}</code> : <code>{name === '' ? type : name}</code>}
      </td>
      <td className={styles.holds}>
        {kind === 'field' && `${type} `}
        {required && <span className={styles.required}>required</span>}
      </td>
      <td>
        {about} {life !== '' && <span className={styles.life}>{life}</span>}
      </td>
    </tr>
  );
}
