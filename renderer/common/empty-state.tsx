import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** What is the case, in a few words. */
  readonly title: string;
  /** What it means and what to do. */
  readonly children?: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** What a pane shows when it has nothing to show. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-testid="empty-state">
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
