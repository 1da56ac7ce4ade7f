/** The real application under test: each test has its own, with its own user data. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, type ElectronApplication, _electron as electron, type Page } from '@playwright/test';

export const root = path.resolve(import.meta.dirname, '..');
/** A server of `e2e/servers` as command and arguments. */
export function server(name: string, ...args: readonly string[]): readonly string[] {
  return [process.execPath, path.join(root, 'e2e/servers', name), ...args];
}

interface Options {
  /** What the application is started with: `['--', 'node', 'server.js']`, `['--demo']`, a recording, or nothing. */
  readonly opening: readonly string[];
  /** Variables added to the application's environment. */
  readonly variables: Readonly<Record<string, string>>;
}

interface Fixtures {
  /** The user data folder; recordings are in `recordings` below it. */
  readonly userData: string;
  readonly app: ElectronApplication;
  /** The application's window, loaded. */
  readonly page: Page;
}

export const test = base.extend<Options & Fixtures>({
  opening: [[], { option: true }],
  variables: [{}, { option: true }],

  userData: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'wirescope-e2e-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },

  app: async ({ userData, opening, variables }, use, testInfo) => {
    const app = await launchApp({ userData, opening, variables });
    // Playwright's own trace covers only the steps of the test: the window needs one of its own.
    const { tracing } = app.context();
    await tracing.start({ screenshots: true, snapshots: true });
    await use(app);
    const trace = testInfo.outputPath('window-trace.zip');
    const failed = testInfo.status !== testInfo.expectedStatus;
    await tracing.stop(failed ? { path: trace } : {});
    if (failed) testInfo.attachments.push({ name: 'window-trace', path: trace, contentType: 'application/zip' });
    await app.close();
  },

  page: async ({ app }, use) => {
    const page = await app.firstWindow();
    await page.waitForLoadState('load');
    await use(page);
  },
});

/** Starts an application; for tests that need a second one, or one after the other on the same user data. */
export function launchApp(start: {
  readonly userData: string;
  readonly opening?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}): Promise<ElectronApplication> {
  const executablePath = process.env.ELECTRON_PATH;
  if (executablePath === undefined) throw new Error('ELECTRON_PATH is not set: see global-setup.ts');
  const switches = ['--disable-gpu', '--log-level=3', `--user-data-dir=${start.userData}`];
  return electron.launch({
    executablePath,
    args: [...switches, root, ...(start.opening ?? [])],
    cwd: root,
    env: { ...inherited(), ...start.variables },
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

/** Without what a terminal inside another Electron application would pass on. */
function inherited(): Record<string, string> {
  const kept = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || name === 'ELECTRON_RUN_AS_NODE' ? [] : [[name, value]],
  );
  return Object.fromEntries(kept);
}

export const { expect } = test;
