/** Puts the application's parts together: settings, sessions, the feed to the windows, and the windows themselves. */
import path from 'node:path';
import { app, BrowserWindow, nativeTheme, webContents } from 'electron';
import type { EventName, Events } from '#shared/ipc/contract';
import { loadEnvironment } from '../node/environment.ts';
import type { Session } from '../node/session.ts';
import { type Opening, targetOf } from './command-line.ts';
import type { Context } from './context.ts';
import { demoTarget } from './demo.ts';
import { tell } from './ipc.ts';
import { LogFeed } from './log-feed.ts';
import { SessionNews } from './session-news.ts';
import { SessionRegistry } from './session-registry.ts';
import { SettingsStore } from './settings.ts';
import { Views } from './views.ts';
import { WindowStateFile } from './window-state.ts';
import { openWindow } from './windows.ts';

export class Application {
  readonly context: Context;
  readonly #page: string;
  readonly #windowState: WindowStateFile;
  readonly #news: SessionNews;

  /**
   * @param page the address of the windows' page
   * @param folder for settings and, unless the person chose another, recordings
   */
  constructor(page: string, folder: string) {
    this.#page = page;
    this.#windowState = new WindowStateFile(folder);
    const settings = new SettingsStore(folder);
    const capturesFolder = () => settings.value.capturesFolder ?? path.join(folder, 'recordings');
    const environment = loadEnvironment();
    const views = new Views();
    this.#news = new SessionNews(() => broadcast('session.changed', { sessions: registry.summaries() }));
    const feed = new LogFeed(views, this.#news, tellWindow);
    const registry = new SessionRegistry(environment, capturesFolder, {
      added: (session) => feed.follow(session),
      removed: (session) => feed.unfollow(session),
    });
    this.context = { settings, environment, registry, views, feed, demo: demoTarget, capturesFolder, windowOf };
    followSettings(settings);
  }

  /** Opens a window. */
  openWindow(): void {
    const window = openWindow(this.#page, this.#windowState);
    const { id } = window.webContents;
    window.on('closed', () => this.context.views.dropWindow(id));
    reviveAfterCrash(window, this.#page);
  }

  /** Carries out what a command line asked for, and shows it. */
  async open(opening: Opening): Promise<void> {
    const session = await this.#begin(opening);
    if (session !== null) broadcast('session.show', { session: session.id });
  }

  /** Brings the window to the front, or a new one. */
  show(): void {
    const window = BrowserWindow.getAllWindows()[0];
    if (window?.isMinimized()) window.restore();
    if (window) window.focus();
    else this.openWindow();
  }

  /** Stops all servers; resolves when their processes are gone. */
  async finish(): Promise<void> {
    await this.context.registry.dispose();
    this.context.feed.stop();
    this.#news.stop();
  }

  async #begin(opening: Opening): Promise<Session | null> {
    const { registry, settings } = this.context;
    if (opening.open === 'nothing') return null;
    if (opening.open === 'recording') return registry.open(opening.path);
    const target = opening.open === 'demo' ? demoTarget : targetOf(opening);
    return registry.start(target, settings.value.client);
  }
}

/** Loads a page that crashed anew: it finds everything again. One that crashes at once is left alone. */
function reviveAfterCrash(window: BrowserWindow, page: string): void {
  let crashedAt = Number.NEGATIVE_INFINITY;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    const again = performance.now() - crashedAt < 10_000;
    crashedAt = performance.now();
    if (reason !== 'clean-exit' && !again) void window.loadURL(page);
  });
}

function followSettings(settings: SettingsStore): void {
  nativeTheme.themeSource = settings.value.theme;
  settings.onChange((value) => {
    nativeTheme.themeSource = value.theme;
    broadcast('settings.changed', value);
  });
}

function windowOf(id: number): BrowserWindow | null {
  return BrowserWindow.getAllWindows().find((window) => window.webContents.id === id) ?? null;
}

function tellWindow<K extends EventName>(window: number, name: K, payload: Events[K]): void {
  const contents = webContents.fromId(window);
  if (contents) tell(contents, name, payload);
}

function broadcast<K extends EventName>(name: K, payload: Events[K]): void {
  for (const window of BrowserWindow.getAllWindows()) tell(window.webContents, name, payload);
}

/** Opens what the system asks for (a double click on a recording on macOS). */
export function openFilesFor(application: Promise<Application>): void {
  app.on('open-file', (event, file) => {
    event.preventDefault();
    void application.then((running) => running.open({ open: 'recording', path: file }));
  });
}
