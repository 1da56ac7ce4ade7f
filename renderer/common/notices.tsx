import { X } from 'lucide-react';
import { dismissNotice, useApp } from '../state/app-store.ts';
import { IconButton } from './button.tsx';
import { Mark } from './mark.tsx';
import styles from './notices.module.css';
import { visibleText } from './visible.ts';

/** Sentences for the person, at the lower right, until they are dismissed. */
export function Notices() {
  const notices = useApp((state) => state.notices);
  return (
    <div className={styles.notices} role="status" aria-live="polite">
      {notices.map((notice) => (
        <div key={notice.id} className={styles.notice}>
          <Mark meaning={notice.severity} />
          <p className={styles.text}>{visibleText(notice.text)}</p>
          <IconButton label="Dismiss" onClick={() => dismissNotice(notice.id)}>
            <X />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
