import { canSend, type SessionSummary } from '#shared/model/session';
import { formatDuration, formatSize } from '#shared/view/numbers';
import { Button } from '../common/button.tsx';
import { cx } from '../common/cx.ts';
import { Mark } from '../common/mark.tsx';
import { visibleText } from '../common/visible.ts';
import { useActiveSession } from '../state/app-store.ts';
import { useSessionTime } from '../state/clock.ts';
import { cancelLoading, revealRecording } from '../state/session-actions.ts';
import { counted, percent, recordingFault } from './session-text.ts';
import styles from './status-bar.module.css';

/** The recording and what is in it. */
export function StatusBar() {
  const session = useActiveSession();
  return (
    <footer className={styles.bar} data-testid="status-bar">
      {session === null ? <span className={styles.quiet}>No session</span> : <SessionStatus session={session} />}
    </footer>
  );
}

function SessionStatus({ session }: { readonly session: SessionSummary }) {
  return (
    <>
      <RecordingStatus session={session} />
      {session.loading !== null && <Loading session={session.id} loading={session.loading} />}
      <span className={styles.fill} />
      <span>{counted(session.entries, 'entry').replace(/entrys$/, 'entries')}</span>
      {session.recording !== null && <span>{formatSize(session.recording.size)}</span>}
      <span>{counted(session.findings.error, 'error')}</span>
      <span>{counted(session.findings.warning, 'warning')}</span>
      {session.pending > 0 && <span>{session.pending} pending</span>}
      <Uptime session={session} />
    </>
  );
}

function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}

function RecordingStatus({ session }: { readonly session: SessionSummary }) {
  const { recording } = session;
  if (recording === null) return <span className={styles.quiet}>Nothing is recorded</span>;
  if (recording.error !== null) {
    return (
      <span className={styles.failed} title={visibleText(recording.path)}>
        <Mark meaning="error" /> Recording stopped: {visibleText(recordingFault(recording.error))}
      </span>
    );
  }
  const records = canSend(session);
  return (
    <button
      type="button"
      className={styles.file}
      title={`${visibleText(recording.path)}\nClick to show it in its folder`}
      onClick={() => revealRecording(session.id)}
    >
      <span className={cx(styles.dot, records && styles.recording)} aria-hidden="true" />
      {records ? 'recording ' : ''}
      <span className={styles.name}>{visibleText(baseName(recording.path))}</span>
    </button>
  );
}

interface LoadingProps {
  readonly session: string;
  readonly loading: { readonly done: number; readonly total: number };
}

function Loading({ session, loading }: LoadingProps) {
  return (
    <span className={styles.loading}>
      <progress max={Math.max(1, loading.total)} value={loading.done} aria-label="Opening the recording" />
      {formatSize(loading.done)} of {formatSize(loading.total)}, {percent(loading)}
      <Button look="plain" className={styles.cancel} onClick={() => cancelLoading(session)}>
        Cancel
      </Button>
    </span>
  );
}

function Uptime({ session }: { readonly session: SessionSummary }) {
  const now = useSessionTime(session);
  if (session.exit !== null) return <span>ran {formatDuration(session.exit.uptimeMs)}</span>;
  if (!canSend(session)) return <span>{formatDuration(session.nowMs)}</span>;
  return <span className={styles.uptime}>up {upText(now)}</span>;
}

/** Whole seconds: the clock ticks once a second. */
function upText(ms: number): string {
  return ms < 60_000 ? `${Math.floor(ms / 1000)} s` : formatDuration(ms);
}
