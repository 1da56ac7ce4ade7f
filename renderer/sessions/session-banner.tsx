import { Archive, RotateCw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SessionSummary } from '#shared/model/session';
import { Button, IconButton } from '../common/button.tsx';
import { Mark, type Meaning } from '../common/mark.tsx';
import { StderrLines } from '../common/stderr-lines.tsx';
import { visibleText } from '../common/visible.ts';
import { canRestart, replayStdin, restartSession, writeCapsule } from '../state/session-actions.ts';
import { useStderrTail } from '../state/stderr-tail.ts';
import { lastWords } from './last-words.ts';
import styles from './session-banner.module.css';
import { counted, exitSentence, isLaunched, recordingFault } from './session-text.ts';

/** What the person should know about the session before reading its rows. */
export function SessionBanners({ session }: { readonly session: SessionSummary }) {
  const died = isLaunched(session) && session.exit !== null && !session.exit.requested && session.state === 'exited';
  return (
    <>
      {session.recording?.error != null && (
        <Banner meaning="error" title="The recording stopped">
          {visibleText(recordingFault(session.recording.error))}. Traffic goes on and is shown, but what comes now is
          not kept in {visibleText(session.recording.path)}. Once that is mended, run it again to record the whole
          session.
        </Banner>
      )}
      {session.notes.map((note) => (
        <Banner key={note} meaning="info" title="About this recording">
          {visibleText(note)}
        </Banner>
      ))}
      {session.connection?.state === 'failed' && <NotConnected session={session} />}
      {died && <ServerGone session={session} />}
    </>
  );
}

function NotConnected({ session }: { readonly session: SessionSummary }) {
  const { connection } = session;
  if (connection === null) return null;
  return (
    <Banner
      meaning="warning"
      title="Not connected"
      actions={
        connection.mode !== 'auto' &&
        canRestart(session) && (
          <Button
            title="Stops this one, and asks by server/discover first"
            onClick={() => restartSession(session.id, 'auto')}
          >
            Try Auto
          </Button>
        )
      }
    >
      {visibleText(connection.problem ?? '')} Nothing more is sent until you send it.
    </Banner>
  );
}

function ServerGone({ session }: { readonly session: SessionSummary }) {
  const stderr = lastWords(useStderrTail(session.id, session.entries, 40));
  const clean = session.exit?.code === 0;
  const inFlight = session.pending > 0 ? ` ${counted(session.pending, 'request')} had no answer.` : '';
  return (
    <Banner
      meaning={clean ? 'event' : 'error'}
      title={`${visibleText(session.name)} ${visibleText(exitSentence(session))}`}
      actions={
        <>
          {canRestart(session) && (
            <>
              <Button icon={<RotateCw aria-hidden="true" />} onClick={() => restartSession(session.id)}>
                Run again
              </Button>
              <Button title="Sends the same bytes to a fresh process" onClick={() => replayStdin(session.id)}>
                Same stdin again
              </Button>
            </>
          )}
          <Button
            icon={<Archive aria-hidden="true" />}
            title="Keeps everything that explains the exit in one file"
            onClick={() => writeCapsule(session.id)}
          >
            Crash capsule
          </Button>
        </>
      }
    >
      Nobody asked it to.{inFlight}
      {stderr.length > 0 ? ' Its last words on stderr:' : ' It wrote nothing to stderr.'}
      {stderr.length > 0 && <StderrLines lines={stderr} />}
    </Banner>
  );
}

interface BannerProps {
  readonly meaning: Meaning;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Banner({ meaning, title, actions, children }: BannerProps) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <section className={styles.banner} data-meaning={meaning} aria-label={title}>
      <Mark meaning={meaning} />
      <div className={styles.text}>
        <strong>{title}.</strong> {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <IconButton label="Dismiss" onClick={() => setClosed(true)}>
        <X />
      </IconButton>
    </section>
  );
}
