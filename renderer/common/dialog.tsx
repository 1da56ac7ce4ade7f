import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** `large`: a fixed size, whose content scrolls by itself. */
  readonly size?: 'large';
  /** Gets the focus first; otherwise the browser chooses. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A modal dialog on the browser's own element: it holds the focus, Escape closes it, and the focus goes back. */
export function Dialog({ title, onClose, size, initialFocus, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    ref.current?.showModal();
    initialFocus?.current?.focus();
  }, [initialFocus]);
  return (
    <dialog ref={ref} className={cx(styles.dialog, size && styles[size])} aria-labelledby={heading} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={heading}>{title}</h2>
        <IconButton label="Close" shortcut="Esc" onClick={() => ref.current?.close()}>
          <X />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
