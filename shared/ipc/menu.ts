/** The application's own menu items: main builds its menus from this table, the window its list of shortcuts. */
import type { MenuItem } from './contract.ts';

export interface MenuEntry {
  readonly item: MenuItem;
  readonly label: string;
  /** In Electron's notation: `CmdOrCtrl+N`. */
  readonly accelerator: string;
  /** The entry begins a new group. */
  readonly separated?: boolean;
}

export interface MenuSection {
  readonly label: 'File' | 'Session' | 'Go' | 'View' | 'Help';
  readonly entries: readonly MenuEntry[];
}

export const menuSections: readonly MenuSection[] = [
  {
    label: 'File',
    entries: [
      { item: 'start', label: 'Start a server…', accelerator: 'CmdOrCtrl+N' },
      { item: 'open', label: 'Open a recording…', accelerator: 'CmdOrCtrl+O' },
    ],
  },
  {
    label: 'Session',
    entries: [
      { item: 'stop', label: 'Stop', accelerator: 'CmdOrCtrl+.' },
      { item: 'restart', label: 'Run again', accelerator: 'CmdOrCtrl+R' },
      { item: 'compose', label: 'Write a message', accelerator: 'CmdOrCtrl+E', separated: true },
    ],
  },
  {
    label: 'Go',
    entries: [
      { item: 'filter', label: 'Filter', accelerator: 'CmdOrCtrl+F' },
      { item: 'clear-filter', label: 'Clear the filter', accelerator: 'CmdOrCtrl+Shift+L' },
      { item: 'find', label: 'Find in all bytes', accelerator: 'CmdOrCtrl+Shift+F' },
      { item: 'next-finding', label: 'Next finding', accelerator: 'F8', separated: true },
      { item: 'previous-finding', label: 'Previous finding', accelerator: 'Shift+F8' },
      { item: 'go-to-partner', label: 'Request or answer', accelerator: 'CmdOrCtrl+J' },
    ],
  },
  {
    label: 'View',
    entries: [
      { item: 'toggle-sessions', label: 'Session list', accelerator: 'CmdOrCtrl+B' },
      { item: 'toggle-theme', label: 'Light or dark', accelerator: 'CmdOrCtrl+Shift+D' },
    ],
  },
  {
    label: 'Help',
    entries: [
      { item: 'reference', label: 'Findings reference', accelerator: 'F1' },
      { item: 'messages', label: 'Messages reference', accelerator: 'Shift+F1' },
      { item: 'shortcuts', label: 'Keyboard shortcuts', accelerator: 'CmdOrCtrl+/' },
    ],
  },
];
