import { Moon, PanelLeft, Plus, RotateCw, Square, Sun } from 'lucide-react';
import { canSend, type SessionSummary } from '#shared/model/session';
import { Button, IconButton } from '../common/button.tsx';
import { modifier } from '../common/kbd.tsx';
import { Mark } from '../common/mark.tsx';
import { visibleText } from '../common/visible.ts';
import { WireText } from '../common/wire-text.tsx';
import { useActiveSession } from '../state/app-store.ts';
import { useLayoutFlag } from '../state/layout.ts';
import { runMenuItem } from '../state/menu.ts';
import { canRestart, restartSession, stopSession } from '../state/session-actions.ts';
import { toggleTheme, useTheme } from '../state/theme.ts';
import { revisionText, stateMeaning, stateText } from './session-text.ts';
import styles from './title-bar.module.css';

/** What is shown, in which state it is, and what can be done to it. */
export function TitleBar() {
  const session = useActiveSession();
  const theme = useTheme((state) => state.theme);
  const [folded, setFolded] = useLayoutFlag('folded.sessions', false);
  return (
    <header className={styles.bar}>
      <IconButton
        label={folded ? 'Show the session list' : 'Fold the session list'}
        shortcut={`${modifier}+B`}
        onClick={() => setFolded(!folded)}
      >
        <PanelLeft />
      </IconButton>
      <h1 className={styles.product}>Wirescope</h1>
      {session === null ? <span className={styles.fill} /> : <SessionTitle session={session} />}
      {session !== null && <SessionButtons session={session} />}
      <Button
        look="plain"
        icon={<Plus aria-hidden="true" />}
        title={`Start another server (${modifier}+N)`}
        onClick={() => runMenuItem('start')}
      >
        New
      </Button>
      <IconButton label={theme === 'dark' ? 'Light theme' : 'Dark theme'} onClick={toggleTheme}>
        {theme === 'dark' ? <Sun /> : <Moon />}
      </IconButton>
    </header>
  );
}

function SessionTitle({ session }: { readonly session: SessionSummary }) {
  const revision = revisionText(session);
  return (
    <>
      <div className={styles.title}>
        <strong className={styles.name}>{visibleText(session.name)}</strong>
        {session.commandLine !== '' && (
          <span className={styles.command} title={visibleText(session.commandLine)}>
            <WireText text={session.commandLine} />
          </span>
        )}
      </div>
      {revision !== '' && (
        <span className={styles.revision} title="Era and revision of the protocol">
          {visibleText(revision)}
        </span>
      )}
      <span className={styles.state} data-testid="session-state">
        <Mark meaning={stateMeaning(session)} />
        {visibleText(stateText(session))}
      </span>
    </>
  );
}

function SessionButtons({ session }: { readonly session: SessionSummary }) {
  return (
    <div className={styles.buttons}>
      {canSend(session) && (
        <Button
          look="plain"
          icon={<Square aria-hidden="true" className={styles.stop} />}
          disabled={session.state === 'stopping'}
          title={`Stop the server: close stdin, then SIGTERM, then SIGKILL (${modifier}+.)`}
          onClick={() => stopSession(session.id)}
        >
          Stop
        </Button>
      )}
      {canRestart(session) && (
        <Button
          look="plain"
          icon={<RotateCw aria-hidden="true" />}
          title={`Run again in a new session (${modifier}+R)`}
          onClick={() => restartSession(session.id)}
        >
          Again
        </Button>
      )}
    </div>
  );
}
