/** The application's menu. Our own items are carried out by the window that has the focus. */
import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { type MenuEntry, type MenuSection, menuSections } from '#shared/ipc/menu';
import { tell } from './ipc.ts';

/** What the platform adds to our own items, below them. */
const roles: { readonly [K in MenuSection['label']]: readonly MenuItemConstructorOptions[] } = {
  File: [{ type: 'separator' }, process.platform === 'darwin' ? { role: 'close' } : { role: 'quit' }],
  Session: [],
  Go: [],
  View: [
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { role: 'togglefullscreen' },
    { role: 'toggleDevTools' },
  ],
  Help: [],
};

export function installMenu(): void {
  const ours = new Map(menuSections.map((section) => [section.label, submenu(section)]));
  const take = (label: MenuSection['label']) => ours.get(label) ?? [];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(process.platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
      ...take('File'),
      { role: 'editMenu' },
      ...take('Session'),
      ...take('Go'),
      ...take('View'),
      { role: 'windowMenu' },
      ...take('Help'),
    ]),
  );
}

function submenu(section: MenuSection): MenuItemConstructorOptions[] {
  return [{ label: section.label, submenu: [...section.entries.flatMap(menuItem), ...roles[section.label]] }];
}

function menuItem({ item, label, accelerator, separated }: MenuEntry): MenuItemConstructorOptions[] {
  const click = () => {
    const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
    if (window) tell(window.webContents, 'menu.chosen', { item });
  };
  return [...(separated ? [{ type: 'separator' as const }] : []), { label, accelerator, click }];
}
