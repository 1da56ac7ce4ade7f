import { EllipsisVertical } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { canSend, type SessionSummary } from '#shared/model/session';
import { formatCount } from '#shared/view/numbers';
import { Mark } from '../common/mark.tsx';
import { Menu, MenuButton, type MenuEntry, type Point } from '../common/menu.tsx';
import { visibleText } from '../common/visible.ts';
import { showSession, useApp } from '../state/app-store.ts';
import {
  canRestart,
  removeSession,
  replayStdin,
  restartSession,
  revealRecording,
  stopSession,
  writeCapsule,
} from '../state/session-actions.ts';
import styles from './session-list.module.css';
import { counted, revisionText, stateMeaning, stateText } from './session-text.ts';

interface SessionItemProps {
  readonly session: SessionSummary;
  readonly folded: boolean;
}

/** What can be done to a session, and the words for it. */
const actions: { readonly [id: string]: (session: string) => void } = {
  stop: stopSession,
  restart: restartSession,
  replay: replayStdin,
  capsule: writeCapsule,
  reveal: revealRecording,
  remove: removeSession,
};

function entriesOf(session: SessionSummary): readonly MenuEntry[] {
  const runs = canSend(session);
  return [
    { id: 'stop', label: 'Stop', disabled: !runs || session.state === 'stopping' },
    { id: 'restart', label: 'Run again', disabled: !canRestart(session) },
    { id: 'replay', label: 'Same stdin again', disabled: !canRestart(session) },
    { id: 'capsule', label: 'Write a crash capsule', disabled: runs, separated: true },
    { id: 'reveal', label: 'Show the recording in its folder', disabled: session.recording === null },
    { id: 'remove', label: 'Remove from the list', disabled: runs, separated: true },
  ];
}

export function SessionItem({ session, folded }: SessionItemProps) {
  const active = useApp((state) => state.active === session.id);
  const [menuAt, setMenuAt] = useState<Point | null>(null);
  const name = visibleText(session.name);
  const choose = (id: string) => actions[id]?.(session.id);
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    setMenuAt({ x: event.clientX, y: event.clientY });
  };
  return (
    <li
      className={styles.item}
      data-active={active}
      data-session={session.id}
      data-state={session.state}
      onContextMenu={openMenu}
    >
      <button
        type="button"
        className={styles.open}
        aria-current={active}
        title={`${name}, ${visibleText(stateText(session))}\n${visibleText(session.commandLine)}`}
        onClick={() => showSession(session.id)}
      >
        <Mark meaning={stateMeaning(session)} />
        {folded ? (
          <span className={styles.initials}>{name.slice(0, 2)}</span>
        ) : (
          <SessionText session={session} name={name} />
        )}
      </button>
      {!folded && (
        <MenuButton
          label={`Actions for ${name}`}
          className={styles.menu}
          entries={entriesOf(session)}
          onChoose={choose}
        >
          <EllipsisVertical aria-hidden="true" />
        </MenuButton>
      )}
      {menuAt !== null && (
        <Menu
          label={`Actions for ${name}`}
          entries={entriesOf(session)}
          at={menuAt}
          onChoose={choose}
          onClose={() => setMenuAt(null)}
        />
      )}
    </li>
  );
}

function SessionText({ session, name }: { readonly session: SessionSummary; readonly name: string }) {
  const server = session.server === null ? null : visibleText(`${session.server.name} ${session.server.version}`);
  const revision = visibleText(revisionText(session));
  return (
    <span className={styles.text}>
      <span className={styles.name}>
        <span>{name}</span>
        <span className={styles.state}>{visibleText(stateText(session))}</span>
      </span>
      {server !== null && <span className={styles.line}>{server}</span>}
      {revision !== '' && <span className={styles.line}>{revision}</span>}
      <SessionCounts session={session} />
    </span>
  );
}

function SessionCounts({ session }: { readonly session: SessionSummary }) {
  const { error, warning } = session.findings;
  return (
    <span className={styles.counts}>
      <span>{counted(session.messages, 'message')}</span>
      {error > 0 && <Mark meaning="error" count={formatCount(error)} label={counted(error, 'error')} />}
      {warning > 0 && <Mark meaning="warning" count={formatCount(warning)} label={counted(warning, 'warning')} />}
      {session.pending > 0 && (
        <Mark
          meaning="pending"
          count={formatCount(session.pending)}
          label={`${counted(session.pending, 'request')} without an answer`}
        />
      )}
    </span>
  );
}
