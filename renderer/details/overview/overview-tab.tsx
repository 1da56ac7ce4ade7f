import type { FrameDetail } from '#shared/ipc/contract';
import type { SessionSummary } from '#shared/model/session';
import { cx } from '../../common/cx.ts';
import { Mark } from '../../common/mark.tsx';
import { WireText } from '../../common/wire-text.tsx';
import { showDetailsTab } from '../../state/details-view.ts';
import { EventFacts } from '../exchange/event-facts.tsx';
import { FactTable } from '../fact-table.tsx';
import { explainAfterKey } from '../findings/explain-key.ts';
import { keyedFindings } from '../findings/keyed.ts';
import { OverviewActions } from './actions.tsx';
import { CarriesLink } from './carries-link.tsx';
import { factsOf } from './facts.ts';
import { Heading } from './heading.tsx';
import styles from './overview.module.css';
import { Relations } from './relations.tsx';

interface OverviewProps {
  readonly session: SessionSummary;
  readonly detail: FrameDetail;
}

/** What the entry is, in words, and its facts. */
export function OverviewTab({ session, detail }: OverviewProps) {
  return (
    <div className={styles.overview}>
      <div className={styles.words}>
        <div className={styles.top}>
          <Heading row={detail.row} />
          <CarriesLink detail={detail} />
        </div>
        {detail.overview.map((sentence) => (
          <p key={sentence}>
            <WireText text={sentence} className={styles.sentence} limit={2000} />
          </p>
        ))}
        <Relations session={session.id} notes={detail.relations} />
        <FindingSummary detail={detail} />
        <OverviewActions session={session} detail={detail} />
      </div>
      <div>
        <FactTable facts={factsOf(detail, session)} />
        {detail.event !== null && <EventFacts event={detail.event} />}
      </div>
    </div>
  );
}

/** The findings in one line each; each leads to its explanation. */
function FindingSummary({ detail }: { readonly detail: FrameDetail }) {
  if (detail.diagnostics.length === 0) return null;
  return (
    <ul className={styles.findings} aria-label="Findings of this entry">
      {keyedFindings(detail.diagnostics).map(({ key, finding }) => (
        <li key={key} data-code={finding.code} onKeyDown={(event) => explainAfterKey(event, finding.code)}>
          <button
            type="button"
            className={cx(styles.finding, styles[finding.severity])}
            onClick={() => showDetailsTab('findings')}
          >
            <Mark meaning={finding.severity} label={finding.severity} />
            <WireText text={finding.message} className={styles.sentence} />
          </button>
        </li>
      ))}
    </ul>
  );
}
