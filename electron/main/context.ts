/** What the handlers work on. */
import type { BrowserWindow } from 'electron';
import type { Target } from '#shared/model/target';
import type { Environment } from '../node/environment.ts';
import type { LogFeed } from './log-feed.ts';
import type { SessionRegistry } from './session-registry.ts';
import type { SettingsStore } from './settings.ts';
import type { Views } from './views.ts';

export interface Context {
  readonly settings: SettingsStore;
  readonly environment: Promise<Environment>;
  readonly registry: SessionRegistry;
  readonly views: Views;
  readonly feed: LogFeed;
  readonly demo: Target;
  /** Where recordings and capsules are written at the moment. */
  capturesFolder(): string;
  /** The window that a command came from, for its dialogs. */
  windowOf(id: number): BrowserWindow | null;
}
