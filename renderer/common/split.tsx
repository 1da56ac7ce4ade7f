/** Panes with draggable borders; positions are kept in the settings, a double click on a border resets it. */
import type { ReactNode } from 'react';
import { Group, type Layout, Panel, Separator } from 'react-resizable-panels';
import { keepLayout, readLayout } from '../state/layout.ts';
import styles from './split.module.css';

export const Pane = Panel;

interface SplitProps {
  /** Key in the settings; panes inside need ids that stay the same. */
  readonly name: string;
  readonly orientation: 'horizontal' | 'vertical';
  readonly children: ReactNode;
}

function isLayout(value: unknown): value is Layout {
  return typeof value === 'object' && value !== null && Object.values(value).every((size) => typeof size === 'number');
}

export function Split({ name, orientation, children }: SplitProps) {
  const kept = readLayout(`split.${name}`);
  return (
    <Group
      id={name}
      orientation={orientation}
      className={styles.group}
      defaultLayout={isLayout(kept) ? kept : undefined}
      onLayoutChanged={(layout, meta) => {
        if (meta.isUserInteraction) keepLayout(`split.${name}`, layout);
      }}
    >
      {children}
    </Group>
  );
}

/** The border between two panes: drag it, move it with the arrow keys, reset it with a double click. */
export function Splitter({ label }: { readonly label: string }) {
  return <Separator className={styles.separator} aria-label={label} />;
}
