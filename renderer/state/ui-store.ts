/** What is open in the window and not worth keeping: the find bar, the shortcut sheet, a target being edited. */
import { create } from 'zustand';
import type { Target } from '#shared/model/target';

interface UiState {
  /** The bar that searches in all bytes. */
  readonly findOpen: boolean;
  readonly shortcutsOpen: boolean;
  /** A recent target whose parts are edited on the start page. */
  readonly editing: Target | null;
}

export const useUi = create<UiState>()(() => ({ findOpen: false, shortcutsOpen: false, editing: null }));
