import { BookOpen } from 'lucide-react';
import type { DetailedDiagnostic, FrameDetail } from '#shared/ipc/contract';
import { specSources } from '#shared/view/spec-sources';
import { Button } from '../../common/button.tsx';
import { EmptyState } from '../../common/empty-state.tsx';
import { Mark } from '../../common/mark.tsx';
import { WireText } from '../../common/wire-text.tsx';
import { showPlace } from '../../state/details-view.ts';
import { goTo } from '../../state/navigate.ts';
import { openReference } from '../../state/reference.ts';
import { copyText } from '../../state/session-actions.ts';
import { explainAfterKey } from './explain-key.ts';
import { FindingExcerpt } from './finding-excerpt.tsx';
import styles from './findings.module.css';
import { keyedFindings } from './keyed.ts';

interface FindingsProps {
  readonly session: string;
  readonly detail: FrameDetail;
}

/** What is wrong with the entry: what, why it matters, how to mend it, and where exactly. */
export function FindingsTab({ session, detail }: FindingsProps) {
  if (detail.diagnostics.length === 0) return <NoFindings detail={detail} />;
  return (
    <ul className={styles.findings} aria-label="Findings">
      {keyedFindings(detail.diagnostics).map(({ key, finding }) => (
        <li
          key={key}
          className={styles.finding}
          data-code={finding.code}
          data-severity={finding.severity}
          onKeyDown={(event) => explainAfterKey(event, finding.code)}
        >
          <Finding session={session} detail={detail} finding={finding} />
        </li>
      ))}
    </ul>
  );
}

function NoFindings({ detail: { frame } }: Pick<FindingsProps, 'detail'>) {
  if (frame?.channel !== 'stderr') {
    return <EmptyState title="No findings">Nothing that is checked is wrong with this entry.</EmptyState>;
  }
  return (
    <EmptyState
      title="No findings"
      actions={<Button onClick={() => openReference('stderr-severity')}>Why that is no finding</Button>}
    >
      Lines on stderr are a log, whatever they say.
    </EmptyState>
  );
}

interface FindingProps extends FindingsProps {
  readonly finding: DetailedDiagnostic;
}

function Finding({ session, detail, finding }: FindingProps) {
  const { explanation } = finding;
  return (
    <>
      <div className={styles.header}>
        <Mark meaning={finding.severity} label={finding.severity} />
        <h3 className={styles.message}>
          <WireText text={finding.message} className={styles.words} />
        </h3>
        <code className={styles.code}>{finding.code}</code>
        <Button
          look="plain"
          icon={<BookOpen />}
          className={styles.explain}
          aria-label={`Explain ${finding.code}`}
          title="With examples (F1)"
          onClick={() => openReference(finding.code)}
        >
          Explain
        </Button>
      </div>
      <FindingExcerpt session={session} detail={detail} finding={finding} />
      <dl className={styles.explanation}>
        <Explained term="Likely cure" text={finding.hint ?? ''} />
        <Explained term="Why it matters" text={explanation.why} />
        <Explained term="Who tolerates it" text={finding.tolerance} />
        <Explained term="How to mend it" text={explanation.fix} />
        {explanation.spec !== '' && <Sources spec={explanation.spec} />}
        {finding.related !== undefined && finding.related.length > 0 && (
          <Related session={session} seqs={finding.related} />
        )}
      </dl>
      <Places session={session} detail={detail} finding={finding} />
    </>
  );
}

function Explained({ term, text }: { readonly term: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** Where it is written down: shown and copied, never opened. */
function Sources({ spec }: { readonly spec: string }) {
  return (
    <div>
      <dt>Specification</dt>
      <dd>
        {specSources(spec).map(({ text, address }) => (
          <span key={text} className={styles.source} title={address ?? undefined}>
            {text}
            {address !== null && (
              <Button look="plain" onClick={() => copyText(address)}>
                Copy address
              </Button>
            )}
          </span>
        ))}
      </dd>
    </div>
  );
}

function Related({ session, seqs }: { readonly session: string; readonly seqs: readonly number[] }) {
  return (
    <div>
      <dt>Related</dt>
      <dd>
        {seqs.slice(0, 20).map((seq) => (
          <Button key={seq} look="plain" className={styles.related} onClick={() => goTo(session, seq)}>
            entry {seq}
          </Button>
        ))}
      </dd>
    </div>
  );
}

function Places({ session, detail, finding }: FindingProps) {
  const { range } = finding;
  if (range === null) return null;
  const { seq } = detail.row;
  return (
    <div className={styles.places}>
      {detail.text !== null && (
        <Button onClick={() => showPlace('message', session, seq, range)}>Show in message</Button>
      )}
      <Button onClick={() => showPlace('bytes', session, seq, range)}>Show in bytes</Button>
    </div>
  );
}
