import type { Severity } from '#shared/model/diagnostic';
import type { ExampleLine, ReferenceExample } from '#shared/model/reference';
import { cx } from '../common/cx.ts';
import { DirectionArrow } from '../common/direction-arrow.tsx';
import { Mark, type Meaning } from '../common/mark.tsx';
import { WireText } from '../common/wire-text.tsx';
import styles from './reference.module.css';

interface ExampleRowsProps {
  readonly example: ReferenceExample;
  /** Of the finding; null: a right example. */
  readonly severity: Severity | null;
}

/** A transcript; the row that the finding is on carries its sentence. */
export function ExampleRows({ example: { lines, says }, severity }: ExampleRowsProps) {
  return (
    <ol className={styles.example} data-severity={severity ?? 'right'}>
      {keyed(lines).map(({ key, line }) => (
        <li key={key} className={cx(styles.row, line.marked && styles.marked)} data-marked={line.marked || undefined}>
          <span className={styles.number}>{line.seq}</span>
          <span className={styles.sign}>
            <Sign line={line} />
          </span>
          <span className={styles.text}>
            <LineText line={line} severity={severity} />
          </span>
          {line.marked && says !== null && severity !== null && (
            <span className={styles.says}>
              <Mark meaning={severity} label={severity} />
              <WireText text={says} className={styles.sentence} limit={1000} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function keyed(lines: readonly ExampleLine[]) {
  return lines.map((line, index) => ({ key: `${index} ${line.seq}`, line }));
}

const signs: { readonly [K in Exclude<ExampleLine['kind'], 'message'>]: Meaning } = {
  stderr: 'stderr',
  event: 'event',
  pause: 'pending',
};

function Sign({ line }: { readonly line: ExampleLine }) {
  if (line.kind === 'message') return <DirectionArrow direction={line.direction} />;
  return <Mark meaning={signs[line.kind]} label={line.kind} />;
}

function LineText({ line, severity }: { readonly line: ExampleLine; readonly severity: Severity | null }) {
  const { text, place, kind } = line;
  if (kind === 'event' || kind === 'pause') return <span className={styles.aside}>{text}</span>;
  const [from, to] = place === null ? [0, 0] : [place.from, place.to];
  return (
    <>
      <WireText text={text.slice(0, from)} limit={2000} />
      {place !== null && (
        <mark data-severity={severity ?? undefined} className={styles.place}>
          <WireText text={text.slice(from, to)} limit={2000} />
        </mark>
      )}
      <WireText text={text.slice(to)} limit={2000} />
      {endings[line.ending] !== '' && <span className={styles.ending}>{endings[line.ending]}</span>}
      {text === '' && line.ending === 'lf' && <span className={styles.ending}>nothing but a newline</span>}
    </>
  );
}

const endings: { readonly [E in ExampleLine['ending']]: string } = {
  lf: '',
  crlf: 'CR LF',
  eof: 'end of the stream',
  overflow: 'goes on',
};
