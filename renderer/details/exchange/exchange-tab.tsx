import type { FrameDetail } from '#shared/ipc/contract';
import type { Exchange } from '#shared/model/exchange';
import type { SessionSummary } from '#shared/model/session';
import { formatDuration, formatSize } from '#shared/view/numbers';
import type { Row } from '#shared/view/row';
import { cx } from '../../common/cx.ts';
import { DirectionArrow } from '../../common/direction-arrow.tsx';
import { EmptyState } from '../../common/empty-state.tsx';
import { Mark } from '../../common/mark.tsx';
import { WireText } from '../../common/wire-text.tsx';
import { useSessionTime } from '../../state/clock.ts';
import { goTo } from '../../state/navigate.ts';
import { EventFacts } from './event-facts.tsx';
import styles from './exchange.module.css';
import { MessagePreview } from './preview.tsx';
import { type Step, stepsOf } from './steps.ts';

interface ExchangeProps {
  readonly session: SessionSummary;
  readonly detail: FrameDetail;
}

/** The request, its answer and what belongs to them, on a line of time; for a process event, its facts. */
export function ExchangeTab({ session, detail }: ExchangeProps) {
  if (detail.event !== null) {
    return (
      <div className={styles.event}>
        <EventFacts event={detail.event} />
      </div>
    );
  }
  if (detail.exchange === null) {
    return (
      <EmptyState title="Not part of an exchange">
        Only a request and what answers it make an exchange. This line stands alone.
      </EmptyState>
    );
  }
  return <ExchangeView session={session} detail={detail} exchange={detail.exchange} />;
}

function ExchangeView({ session, detail, exchange }: ExchangeProps & { readonly exchange: Exchange }) {
  const open = exchange.state === 'pending';
  const now = useSessionTime(session, open);
  const steps = stepsOf(detail.exchangeRows, open ? now : null);
  return (
    <div className={styles.exchange}>
      <ol className={styles.steps} aria-label="Messages of the exchange">
        {steps.map((step) => (
          <StepRow key={step.row.seq} step={step} session={session.id} current={step.row.seq === detail.row.seq} />
        ))}
        {open && (
          <li className={styles.waiting}>
            <Mark meaning="pending" /> No answer for {formatDuration(Math.max(0, now - exchange.requestedAt))}
          </li>
        )}
      </ol>
      <div className={styles.previews}>
        <MessagePreview title="Request" session={session.id} seq={exchange.request} selected={detail} />
        {exchange.response !== null && (
          <MessagePreview title="Answer" session={session.id} seq={exchange.response} selected={detail} />
        )}
      </div>
    </div>
  );
}

interface StepRowProps {
  readonly step: Step;
  readonly session: string;
  readonly current: boolean;
}

/** What a step is called in the list. */
function stepText({ kind, method, subject, summary }: Row): string {
  const name = kind === 'response' || kind === 'error' ? kind : `${method} ${subject}`;
  return `${name.trimEnd()} ${summary}`;
}

function StepRow({ step, session, current }: StepRowProps) {
  const { row, since, waited, from, to } = step;
  return (
    <li>
      <button
        type="button"
        className={cx(styles.step, current && styles.current)}
        aria-current={current || undefined}
        onClick={() => goTo(session, row.seq)}
      >
        <span className={styles.number}>{row.seq}</span>
        <span className={styles.time}>{since === 0 ? '0 ms' : `+${formatDuration(since)}`}</span>
        <span className={styles.gap} title="Since the row before">
          {since === waited ? '' : formatDuration(waited)}
        </span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.wait} style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
          <span className={styles.moment} style={{ left: `${to * 100}%` }} />
        </span>
        <DirectionArrow direction={row.direction} />
        <span className={styles.what}>
          {row.worst !== null && <Mark meaning={row.worst} label={`${row.findings} findings`} />}
          <WireText text={stepText(row)} limit={200} />
        </span>
        <span className={styles.size}>{formatSize(row.size)}</span>
      </button>
    </li>
  );
}
