import { FolderOpen, Plus } from 'lucide-react';
import type { SessionSummary } from '#shared/model/session';
import { IconButton } from '../common/button.tsx';
import { modifier } from '../common/kbd.tsx';
import { useApp } from '../state/app-store.ts';
import { runMenuItem } from '../state/menu.ts';
import { SessionItem } from './session-item.tsx';
import styles from './session-list.module.css';
import { isLaunched } from './session-text.ts';

/** Every session of the window, newest first in its group; `folded` shows only their states. */
export function SessionList({ folded }: { readonly folded: boolean }) {
  const sessions = useApp((state) => state.sessions);
  const launched = sessions.filter(isLaunched).toReversed();
  const opened = sessions.filter((session) => !isLaunched(session)).toReversed();
  return (
    <nav className={styles.list} data-folded={folded} data-testid="session-list" aria-label="Sessions">
      <div className={styles.groups}>
        <SessionGroup title="Live" sessions={launched} folded={folded} />
        <SessionGroup title="Opened" sessions={opened} folded={folded} />
      </div>
      <div className={styles.actions}>
        <ListAction folded={folded} label="Start…" name="Start a server" shortcut={`${modifier}+N`} item="start" />
        <ListAction
          folded={folded}
          label="Open recording…"
          name="Open a recording"
          shortcut={`${modifier}+O`}
          item="open"
        />
      </div>
    </nav>
  );
}

interface SessionGroupProps {
  readonly title: string;
  readonly sessions: readonly SessionSummary[];
  readonly folded: boolean;
}

function SessionGroup({ title, sessions, folded }: SessionGroupProps) {
  if (sessions.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={folded ? 'visually-hidden' : styles.heading}>{title}</h2>
      <ul>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} folded={folded} />
        ))}
      </ul>
    </section>
  );
}

interface ListActionProps {
  readonly folded: boolean;
  readonly label: string;
  readonly name: string;
  readonly shortcut: string;
  readonly item: 'start' | 'open';
}

function ListAction({ folded, label, name, shortcut, item }: ListActionProps) {
  const icon = item === 'start' ? <Plus aria-hidden="true" /> : <FolderOpen aria-hidden="true" />;
  const onClick = () => runMenuItem(item);
  if (folded) {
    return (
      <IconButton label={name} shortcut={shortcut} onClick={onClick}>
        {icon}
      </IconButton>
    );
  }
  return (
    <button type="button" className={styles.action} title={`${name} (${shortcut})`} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}
