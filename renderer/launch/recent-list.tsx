import { Pencil, X } from 'lucide-react';
import { commandLine } from '#shared/launch/command-line';
import type { Target } from '#shared/model/target';
import { IconButton } from '../common/button.tsx';
import { visibleText } from '../common/visible.ts';
import { WireText } from '../common/wire-text.tsx';
import { patchSettings } from '../state/app-store.ts';
import { startTarget } from '../state/session-actions.ts';
import styles from './recent-list.module.css';

interface RecentListProps {
  readonly recent: readonly Target[];
  readonly onEdit: (target: Target) => void;
}

/** Servers that were started before: one click or Enter starts one again. */
export function RecentList({ recent, onEdit }: RecentListProps) {
  if (recent.length === 0) return null;
  const items = recent.map((target, place) => ({ target, place }));
  return (
    <section className={styles.recent} aria-labelledby="recent-title" data-testid="recent">
      <h2 id="recent-title" className={styles.title}>
        Recent
      </h2>
      <ul>
        {items.map(({ target, place }) => (
          <li key={place} className={styles.item}>
            <button type="button" className={styles.start} onClick={() => startTarget(target)}>
              <span className={styles.name}>{visibleText(target.name)}</span>
              <span className={styles.command}>
                <WireText text={commandLine(target)} />
              </span>
            </button>
            <IconButton label={`Change ${visibleText(target.name)} before starting it`} onClick={() => onEdit(target)}>
              <Pencil />
            </IconButton>
            <IconButton
              label={`Remove ${visibleText(target.name)} from the list`}
              onClick={() => patchSettings({ recent: recent.filter((other) => other !== target) })}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
