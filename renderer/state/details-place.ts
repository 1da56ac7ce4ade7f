/** Where the details are, and whether they are shown. */
import type { Settings } from '#shared/ipc/contract';
import { patchSettings, selectFrame, useApp, useSelectedSeq, useShownPartial } from './app-store.ts';
import { useLayoutFlag } from './layout.ts';

export type DetailsSide = 'below' | 'right';

/** From this width of the work area on there is room for details beside the timeline. */
const wide = 1360;

export function sideFor(setting: Settings['detailsSide'], width: number): DetailsSide {
  if (setting === 'auto') return width >= wide ? 'right' : 'below';
  return setting;
}

export interface DetailsPlace {
  readonly side: DetailsSide;
  readonly shown: boolean;
  /** Moves the details to the other side and keeps that choice. */
  readonly turn: () => void;
  /** Shows the details although nothing is selected, e.g. for stderr; or hides them. */
  readonly toggle: () => void;
}

/**
 * Beside the timeline the details are always there, so that selecting a row does not change the list's width; below
 * it they open with the first selection. `width`: pixels of the work area.
 */
export function useDetailsPlace(session: string, width: number): DetailsPlace {
  const setting = useApp((state) => state.settings?.detailsSide ?? 'auto');
  const [keptOpen, setKeptOpen] = useLayoutFlag('details.open', false);
  const [keptClosed, setKeptClosed] = useLayoutFlag('details.closed', false);
  const selected = useSelectedSeq() !== null;
  const partial = useShownPartial() !== null;
  const side = sideFor(setting, width);
  const shown = selected || partial || (side === 'right' ? !keptClosed : keptOpen);

  function hide(): void {
    selectFrame(session, null);
    if (side === 'right') setKeptClosed(true);
    else setKeptOpen(false);
  }

  function open(): void {
    if (side === 'right') setKeptClosed(false);
    else setKeptOpen(true);
  }

  return {
    side,
    shown,
    turn: () => patchSettings({ detailsSide: side === 'right' ? 'below' : 'right' }),
    toggle: () => (shown ? hide() : open()),
  };
}
