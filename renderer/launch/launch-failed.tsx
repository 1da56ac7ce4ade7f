import { Pencil, RotateCw } from 'lucide-react';
import type { LaunchStage } from '#shared/model/process-event';
import type { LaunchFailure, SessionSummary } from '#shared/model/session';
import { Button } from '../common/button.tsx';
import { Mark } from '../common/mark.tsx';
import { StderrLines } from '../common/stderr-lines.tsx';
import { visibleText } from '../common/visible.ts';
import { WireText } from '../common/wire-text.tsx';
import { showSession } from '../state/app-store.ts';
import { restartSession } from '../state/session-actions.ts';
import { useStderrTail } from '../state/stderr-tail.ts';
import { useUi } from '../state/ui-store.ts';
import { adviceFor } from './advice.ts';
import styles from './launch-failed.module.css';

const stages: readonly { readonly id: LaunchStage; readonly text: string }[] = [
  { id: 'resolve', text: 'resolve the program' },
  { id: 'spawn', text: 'spawn it' },
  { id: 'first-byte', text: 'get its first byte' },
];

interface LaunchFailedProps {
  readonly session: SessionSummary;
  readonly failure: LaunchFailure;
}

/** A launch that failed: where, what the system said, what was tried, and what to do. */
export function LaunchFailed({ session, failure }: LaunchFailedProps) {
  const stderr = useStderrTail(session.id, session.entries, 20);
  return (
    <section className={styles.failed} aria-labelledby="launch-failed" data-testid="launch-failure">
      <h2 id="launch-failed" className={styles.title}>
        <Mark meaning="error" /> {visibleText(session.name)} could not be started
      </h2>
      <Stages failed={failure.stage} />
      <p className={styles.message}>
        {failure.code !== null && <code className="wire">{visibleText(failure.code)}</code>}{' '}
        {visibleText(failure.message)}
      </p>
      <p className={styles.advice}>{adviceFor(failure, session.exit)}</p>
      <dl className={styles.facts}>
        <dt>Tried</dt>
        <dd>
          <WireText text={failure.tried} />
        </dd>
        {session.target?.cwd !== undefined && (
          <>
            <dt>In</dt>
            <dd>
              <WireText text={session.target.cwd} />
            </dd>
          </>
        )}
        {failure.searched.length > 0 && (
          <>
            <dt>PATH searched</dt>
            <dd>
              <ol>
                {failure.searched.map((folder) => (
                  <li key={folder}>
                    <WireText text={folder} />
                  </li>
                ))}
              </ol>
            </dd>
          </>
        )}
      </dl>
      {stderr.length > 0 && (
        <>
          <h3>Last lines of stderr</h3>
          <StderrLines lines={stderr} />
        </>
      )}
      <Actions session={session} />
    </section>
  );
}

function Stages({ failed }: { readonly failed: LaunchStage }) {
  const at = stages.findIndex((stage) => stage.id === failed);
  return (
    <ol className={styles.stages} aria-label="Stages of the launch">
      {stages.map((stage, index) => (
        <li key={stage.id} data-state={index < at ? 'done' : index === at ? 'failed' : 'left'}>
          <span aria-hidden="true">{index < at ? '✓' : index === at ? '✕' : '·'}</span> {stage.text}
          <span className="visually-hidden">{index < at ? ', done' : index === at ? ', failed' : ', not reached'}</span>
        </li>
      ))}
    </ol>
  );
}

function Actions({ session }: { readonly session: SessionSummary }) {
  const { target } = session;
  if (target === null) return null;
  return (
    <div className={styles.actions}>
      <Button look="primary" icon={<RotateCw aria-hidden="true" />} onClick={() => restartSession(session.id)}>
        Try again
      </Button>
      <Button
        icon={<Pencil aria-hidden="true" />}
        onClick={() => {
          useUi.setState({ editing: target });
          showSession(null);
        }}
      >
        Change the command
      </Button>
    </div>
  );
}
