import { Copy } from 'lucide-react';
import { type RefObject, useLayoutEffect } from 'react';
import { bySide, type Reference, type Tolerance, verdictWords } from '#shared/model/reference';
import { specSources } from '#shared/view/spec-sources';
import { Button, IconButton } from '../common/button.tsx';
import { Mark } from '../common/mark.tsx';
import { copyText } from '../state/session-actions.ts';
import { ExampleRows } from './example-rows.tsx';
import { Part } from './part.tsx';
import styles from './reference.module.css';

interface PageProps {
  readonly reference: Reference | null;
  readonly scrollRef: RefObject<HTMLElement | null>;
}

/** What a code means: why it matters, how to mend it, how it looks wrong and right, who bears it, where it is written. */
export function Page({ reference, scrollRef }: PageProps) {
  const code = reference?.code;
  useLayoutEffect(() => {
    if (code !== undefined && scrollRef.current !== null) scrollRef.current.scrollTop = 0;
  }, [code, scrollRef]);
  return (
    <section ref={scrollRef} tabIndex={-1} aria-label="Explanation" className={styles.page}>
      {reference !== null && <Content reference={reference} />}
    </section>
  );
}

function Content({ reference }: { readonly reference: Reference }) {
  const { why, fix, wrong, right, tolerance, spec } = reference;
  return (
    <>
      <Heading reference={reference} />
      <Part title="Why it matters">
        <p>{why}</p>
      </Part>
      <Part title="How to mend it">
        <p>{fix}</p>
      </Part>
      {wrong !== null && (
        <Part title="Wrong">
          <ExampleRows example={wrong} severity={reference.severity} />
        </Part>
      )}
      {right !== null && (
        <Part title="Right">
          <ExampleRows example={right} severity={null} />
        </Part>
      )}
      {tolerance.length > 0 && (
        <Part title="Who tolerates it">
          <Readers reference={reference} />
        </Part>
      )}
      <Part title="Specification">
        <Sources spec={spec} />
      </Part>
    </>
  );
}

function Heading({ reference: { code, title, severity, family, appliesTo } }: { readonly reference: Reference }) {
  return (
    <header className={styles.heading}>
      <h3 className={styles.title}>
        <Mark meaning={severity} label={severity} />
        {title}
      </h3>
      <div className={styles.facts}>
        <code className={styles.code}>{code}</code>
        <IconButton label="Copy the code" className={styles.small} onClick={() => copyText(code)}>
          <Copy />
        </IconButton>
        <span>{severity}</span>
        <span>{family}</span>
        <span>{appliesTo}</span>
      </div>
    </header>
  );
}

function Readers({ reference: { tolerance } }: { readonly reference: Reference }) {
  return (
    <table className={styles.readers}>
      <thead className="visually-hidden">
        <tr>
          <th>Reader</th>
          <th>What it does</th>
          <th>Seen from outside</th>
        </tr>
      </thead>
      {bySide(tolerance).map(({ title, readers }) => (
        <tbody key={title}>
          <tr>
            <th colSpan={3} scope="rowgroup" className={styles.side}>
              {title}
            </th>
          </tr>
          {readers.map((one) => (
            <Reader key={`${one.reader} ${one.what}`} tolerance={one} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Reader({ tolerance: { reader, what, verdict, note } }: { readonly tolerance: Tolerance }) {
  return (
    <tr>
      <td>
        {reader}
        {what !== '' && <span className={styles.what}>{what}</span>}
      </td>
      <td className={styles.verdict} data-verdict={verdict}>
        {verdictWords[verdict]}
      </td>
      <td>{note}</td>
    </tr>
  );
}

/** Where it is written down: shown and copied, never opened. */
function Sources({ spec }: { readonly spec: string }) {
  return (
    <ul className={styles.sources}>
      {specSources(spec).map(({ text, address }) => (
        <li key={text}>
          <span title={address ?? undefined}>{text}</span>
          {address !== null && (
            <Button look="plain" className={styles.copy} onClick={() => copyText(address)}>
              Copy address
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
