/** The real application under test, each time with its own user data. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  test as base,
  type ElectronApplication,
  _electron as electron,
  type Page,
  type TestInfo,
} from '@playwright/test';

export const root = path.resolve(import.meta.dirname, '..');

/** The command line of one of `e2e/servers`. */
export function server(name: string, ...args: readonly string[]): readonly string[] {
  return [process.execPath, path.join(root, 'e2e/servers', name), ...args];
}

export interface Launch {
  /** Default: a fresh temporary folder that is removed at the end. */
  readonly userData?: string;
  /** The application's own arguments: `['--', 'node', 'server.js']`, `['--demo']`, a recording, or none. */
  readonly args?: readonly string[];
  /** Variables added to its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Pixels of the window's content, set as soon as there is a window. */
  readonly size?: { readonly width: number; readonly height: number };
}

export interface Launched {
  readonly app: ElectronApplication;
  /** The window, loaded. */
  readonly page: Page;
  readonly userData: string;
  /** The folder of recordings. */
  readonly captures: string;
  close(): Promise<void>;
}

const running = new Set<ElectronApplication>();

/** Starts the application. Whoever calls this closes it. */
export async function launch({ userData, args = [], env = {}, size }: Launch = {}): Promise<Launched> {
  const folder = userData ?? (await mkdtemp(path.join(os.tmpdir(), 'wirescope-e2e-')));
  const app = await start(folder, args, env);
  running.add(app);
  const page = await app.firstWindow();
  if (size !== undefined) await resize(app, size);
  await page.waitForLoadState('load');
  const close = async () => {
    running.delete(app);
    await app.close();
    if (userData === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  return { app, page, userData: folder, captures: path.join(folder, 'recordings'), close };
}

async function resize(app: ElectronApplication, { width, height }: NonNullable<Launch['size']>): Promise<void> {
  await app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), [
    width,
    height,
  ] as const);
}

async function start(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ElectronApplication> {
  const app = await electron.launch({
    executablePath: runtime(),
    args: ['--disable-gpu', '--log-level=3', `--user-data-dir=${folder}`, root, ...args],
    cwd: root,
    env: { ...inherited(), ...env },
    // Playwright would pretend a light system otherwise.
    colorScheme: null,
    chromiumSandbox: process.getuid?.() !== 0,
  });
  // Playwright's own trace covers only the steps of the test: the window needs one of its own.
  await app.context().tracing.start({ snapshots: true });
  return app;
}

/** The binary of the Electron runtime; global-setup.ts finds it. */
export function runtime(): string {
  const { ELECTRON_PATH } = process.env;
  if (ELECTRON_PATH === undefined) throw new Error('ELECTRON_PATH is not set');
  return ELECTRON_PATH;
}

/** Our environment without what a terminal inside another Electron application would pass on. */
export function inherited(): Record<string, string> {
  const kept = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || name === 'ELECTRON_RUN_AS_NODE' ? [] : [[name, value]],
  );
  return Object.fromEntries(kept);
}

/** Arguments for an application that is started as a person starts it, without Playwright. */
export function plainArguments(userData: string, command: readonly string[]): readonly string[] {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [...sandbox, '--disable-gpu', '--log-level=3', `--user-data-dir=${userData}`, root, '--', ...command];
}

interface Fixtures {
  /** How the test's own application is started: `test.use({ launchWith: { args: ['--demo'] } })`. */
  readonly launchWith: Launch;
  readonly launched: Launched;
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly userData: string;
  readonly traces: undefined;
}

export const test = base.extend<Fixtures>({
  launchWith: [{}, { option: true }],

  launched: async ({ launchWith }, use, testInfo) => {
    const launched = await launch(launchWith);
    await use(launched);
    await keepTraces(testInfo);
    await launched.close();
  },
  app: ({ launched }, use) => use(launched.app),
  page: ({ launched }, use) => use(launched.page),
  userData: ({ launched }, use) => use(launched.userData),

  traces: [
    async ({}, use, testInfo) => {
      await use(undefined);
      await keepTraces(testInfo);
    },
    { auto: true },
  ],
});

/** When a test failed, keeps what its windows did, also those of applications that several tests share. */
async function keepTraces(testInfo: TestInfo): Promise<void> {
  const failed = testInfo.status !== testInfo.expectedStatus;
  for (const [index, app] of [...running].entries()) {
    const file = testInfo.outputPath(`window-${index + 1}.zip`);
    if (hasExited(app)) continue;
    await app.context().tracing.stopChunk(failed ? { path: file } : {});
    await app.context().tracing.startChunk();
    if (failed) testInfo.attachments.push({ name: 'window-trace', path: file, contentType: 'application/zip' });
  }
}

/** A test may have quit the application itself. */
function hasExited(app: ElectronApplication): boolean {
  const { exitCode, signalCode } = app.process();
  return exitCode !== null || signalCode !== null;
}

export const { expect } = test;
