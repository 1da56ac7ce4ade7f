import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { cx } from './cx.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one thing a pane is for; `plain` has no border until it is pointed at. */
  readonly look?: 'primary' | 'normal' | 'plain';
  /** An icon of 16 px before the text. */
  readonly icon?: ReactNode;
}

export function Button({ look = 'normal', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={cx(styles.button, styles[look], className)}>
      {icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its name: read aloud, and shown as a tooltip. */
  readonly label: string;
  /** Shown in the tooltip behind the name. */
  readonly shortcut?: string;
  /** A toggle's state; absent for a plain button. */
  readonly pressed?: boolean;
}

/** A button that is only an icon; it always has a name. */
export function IconButton({ label, shortcut, pressed, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(styles.button, styles.icon, className)}
    >
      {children}
    </button>
  );
}
