/** Panes with draggable borders; positions are kept in the settings, a double click on a border resets it. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import {
  Group,
  type Layout,
  Panel,
  type PanelImperativeHandle,
  type PanelProps,
  Separator,
  useGroupRef,
  useParentGroup,
} from 'react-resizable-panels';
import { keepLayout, readLayout } from '../state/layout.ts';
import styles from './split.module.css';

export const Pane = Panel;

interface SplitProps {
  /** Key in the settings; panes inside need ids that stay the same, and that are nobody's test id. */
  readonly name: string;
  readonly orientation: 'horizontal' | 'vertical';
  /** Changes when panes come and go: then their kept sizes are applied again. */
  readonly panes?: string;
  readonly children: ReactNode;
}

function isLayout(value: unknown): value is Layout {
  return typeof value === 'object' && value !== null && Object.values(value).every((size) => typeof size === 'number');
}

function hasSamePanes(a: Layout, b: Layout): boolean {
  return Object.keys(a).sort().join() === Object.keys(b).sort().join();
}

export function Split({ name, orientation, panes = '', children }: SplitProps) {
  const group = useGroupRef();
  const kept = readLayout(`split.${name}`);
  useLayoutEffect(() => {
    const kept = readLayout(`split.${name}`);
    const handle = group.current;
    if (handle === null || !isLayout(kept)) return;
    if (panes !== '' && hasSamePanes(kept, handle.getLayout())) handle.setLayout(kept);
  }, [group, name, panes]);
  return (
    <Group
      id={name}
      groupRef={group}
      defaultLayout={isLayout(kept) ? kept : undefined}
      orientation={orientation}
      className={styles.group}
      onLayoutChanged={(layout, meta) => {
        if (meta.isUserInteraction && Object.keys(layout).length > 1) keepLayout(`split.${name}`, layout);
      }}
    >
      {children}
    </Group>
  );
}

interface FoldingPaneProps extends Omit<PanelProps, 'collapsible' | 'collapsedSize' | 'panelRef' | 'onResize'> {
  readonly folded: boolean;
  /** Pixels that are left when it is folded. */
  readonly foldedSize: number;
  /** The person dragged the border past the point where the pane folds or unfolds. */
  readonly onFold: (folded: boolean) => void;
}

/** A pane that folds to a strip. Its content stays mounted and decides itself what a strip shows. */
export function FoldingPane({ folded, foldedSize, onFold, ...rest }: FoldingPaneProps) {
  const pane = useRef<PanelImperativeHandle>(null);
  // Not a layout effect: the group, which is above this pane, registers in one.
  useEffect(() => {
    const handle = pane.current;
    if (handle === null || handle.isCollapsed() === folded) return;
    if (folded) handle.collapse();
    else handle.expand();
  }, [folded]);
  return (
    <Panel
      {...rest}
      collapsible
      collapsedSize={foldedSize}
      panelRef={pane}
      onResize={({ inPixels }, _id, before) => {
        const isFolded = inPixels <= foldedSize + 1;
        if (before !== undefined && isFolded !== folded) onFold(isFolded);
      }}
    />
  );
}

/** The border between two panes: drag it, move it with the arrow keys, reset it with a double click. */
export function Splitter({ label }: { readonly label: string }) {
  const group = useParentGroup();
  return (
    <Separator
      className={styles.separator}
      aria-label={label}
      onDoubleClick={() => group !== null && keepLayout(`split.${group.id}`, null)}
    />
  );
}
