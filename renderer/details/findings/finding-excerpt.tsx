import type { DetailedDiagnostic, FrameDetail } from '#shared/ipc/contract';
import { WireText } from '../../common/wire-text.tsx';
import { showPlace } from '../../state/details-view.ts';
import { useBytesAround } from '../../state/frame-detail.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';
import styles from './findings.module.css';

interface FindingExcerptProps {
  readonly session: string;
  readonly detail: FrameDetail;
  readonly finding: DetailedDiagnostic;
}

/** The place of a finding with some of the text around it; a click leads there. */
export function FindingExcerpt({ session, detail, finding }: FindingExcerptProps) {
  const { range } = finding;
  const { seq } = detail.row;
  const around = useBytesAround(session, seq, detail.text === null ? (range?.bytes ?? null) : null);
  if (range === null) return null;
  const excerpt = detail.text === null ? around : excerptOf(detail.text, range.chars);
  if (excerpt === null || (excerpt.before === '' && excerpt.marked === '' && excerpt.after === '')) return null;
  const tab = detail.text === null ? 'bytes' : 'message';
  return (
    <button
      type="button"
      className={styles.excerpt}
      aria-label="Show the place"
      onClick={() => showPlace(tab, session, seq, range)}
    >
      <ExcerptText excerpt={excerpt} severity={finding.severity} />
    </button>
  );
}

function ExcerptText({ excerpt, severity }: { readonly excerpt: Excerpt; readonly severity: string }) {
  return (
    <>
      <WireText text={excerpt.before} className={styles.around} />
      <mark data-severity={severity} className={styles.marked}>
        <WireText text={excerpt.marked} />
      </mark>
      <WireText text={excerpt.after} className={styles.around} />
    </>
  );
}
