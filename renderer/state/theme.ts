/** The theme that is drawn: the person's choice, else the system's. Written to <html data-theme> for the style sheets. */
import { create } from 'zustand';
import { patchSettings, useApp } from './app-store.ts';

export type Theme = 'light' | 'dark';

interface ThemeState {
  readonly theme: Theme;
  /** True when the system asks for more contrast. */
  readonly highContrast: boolean;
}

const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');
const contrastQuery = window.matchMedia('(prefers-contrast: more)');

export const useTheme = create<ThemeState>()(() => resolve());

function resolve(): ThemeState {
  const chosen = useApp.getState().settings?.theme ?? 'system';
  const system = darkQuery.matches ? 'dark' : 'light';
  return { theme: chosen === 'system' ? system : chosen, highContrast: contrastQuery.matches };
}

function apply(): void {
  const state = resolve();
  document.documentElement.dataset.theme = state.theme;
  const { theme, highContrast } = useTheme.getState();
  if (theme !== state.theme || highContrast !== state.highContrast) useTheme.setState(state);
}

/** Keeps the page in the chosen theme from now on. Called once. */
export function followTheme(): void {
  darkQuery.addEventListener('change', apply);
  contrastQuery.addEventListener('change', apply);
  useApp.subscribe(apply);
  apply();
}

/** Switches to the other theme and keeps that choice. */
export function toggleTheme(): void {
  patchSettings({ theme: useTheme.getState().theme === 'dark' ? 'light' : 'dark' });
}
