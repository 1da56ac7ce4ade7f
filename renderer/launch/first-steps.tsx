import { ClipboardPaste, FolderOpen, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApp } from '../state/app-store.ts';
import { requestFocus } from '../state/focus.ts';
import { openRecording, startTarget } from '../state/session-actions.ts';
import styles from './first-steps.module.css';

/** Three things to do. On the first start they are explained; later they are one line. */
export function FirstSteps({ first }: { readonly first: boolean }) {
  const demo = useApp((state) => state.info?.demo ?? null);
  return (
    <section className={styles.steps} data-first={first} data-testid="empty-state" aria-label="Ways to begin">
      {demo !== null && (
        <Step
          first={first}
          icon={<Play aria-hidden="true" />}
          title="Try the demo"
          text="Starts a small calculator server that comes with Wirescope."
          onClick={() => startTarget(demo)}
        />
      )}
      {first && (
        <Step
          first={first}
          icon={<ClipboardPaste aria-hidden="true" />}
          title="Paste a command or configuration"
          text="Whatever you have at hand goes into the field above; Enter starts it."
          onClick={() => requestFocus('launch')}
        />
      )}
      <Step
        first={first}
        icon={<FolderOpen aria-hidden="true" />}
        title="Open a recording"
        text="Or drop its file anywhere on this window."
        onClick={() => openRecording(null)}
      />
    </section>
  );
}

interface StepProps {
  readonly first: boolean;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly onClick: () => void;
}

function Step({ first, icon, title, text, onClick }: StepProps) {
  return (
    <button type="button" className={styles.step} title={first ? undefined : text} onClick={onClick}>
      {icon}
      <span className={styles.words}>
        <strong>{title}</strong>
        {first && <span className={styles.text}>{text}</span>}
      </span>
    </button>
  );
}
