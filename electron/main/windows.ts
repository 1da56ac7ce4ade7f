/** Opens the application's windows, each sandboxed and confined to our own page. */
import path from 'node:path';
import { BrowserWindow, nativeTheme, screen, session, type WebContents } from 'electron';
import type { WindowStateFile } from './window-state.ts';

/** Drawn before the page is: the window's surface in the theme, so that nothing flashes. */
const surface = { light: '#fcfdfe', dark: '#111417' };

const defaultSize = { width: 1360, height: 860 };

/** @param page the address of our page, its origin first */
export function openWindow(page: string, state: WindowStateFile): BrowserWindow {
  const { bounds, maximized } = state.read(screen.getAllDisplays().map((display) => display.workArea));
  const window = new BrowserWindow({
    ...(bounds ?? defaultSize),
    minWidth: 720,
    minHeight: 480,
    title: 'Wirescope',
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? surface.dark : surface.light,
    webPreferences: {
      preload: path.join(__dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      // Its dictionaries would come from the network.
      spellcheck: false,
    },
  });
  if (maximized) window.maximize();
  window.on('close', () => state.keep(window));
  confine(window.webContents);
  void window.loadURL(page);
  return window;
}

/** No page but ours: no navigation, no new windows, no embedded ones. */
function confine(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** No permission is ever granted, and no request leaves for anywhere but `origins`. */
export function restrictSession(origins: readonly string[]): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.webRequest.onBeforeRequest(({ url, webContentsId }, decide) => {
    // Only this process reads files, on behalf of our own protocol.
    const ownFile = url.startsWith('file:') && webContentsId === undefined;
    decide({ cancel: !ownFile && !isLocal(url, origins) });
  });
}

/** Our own pages, what they make themselves, and Chromium's developer tools. */
export function isLocal(url: string, origins: readonly string[]): boolean {
  if (origins.some((origin) => url.startsWith(`${origin}/`))) return true;
  return /^(blob|data|devtools):/.test(url);
}
