/** The window and the application around it: place, theme, menu, a second start, a crash of the page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { menuSections } from '#shared/ipc/menu';
import { expect, inherited, launch, plainArguments, runtime, server, test } from './fixtures.ts';
import { commandOf, processTree } from './pages/sockets.ts';

const patient = { timeout: 30_000 };

const bounds = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());

test.describe('On the same user data', () => {
  let userData: string;

  test.beforeEach(async () => {
    userData = await mkdtemp(path.join(os.tmpdir(), 'wirescope-window-'));
  });

  test.afterEach(() => rm(userData, { recursive: true, force: true, maxRetries: 3 }));

  test('the window opens where it was closed', async () => {
    const place = { x: 40, y: 60, width: 1000, height: 700 };
    const first = await launch({ userData });
    await first.app.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), place);
    await expect.poll(() => bounds(first.app)).toEqual(place);
    await first.close();
    const second = await launch({ userData });
    expect(await bounds(second.app)).toEqual(place);
    await second.close();
  });

  test('the chosen theme holds from the first picture on', async () => {
    await writeFile(path.join(userData, 'settings.json'), JSON.stringify({ theme: 'dark' }));
    const { app, page, close } = await launch({ userData });
    expect(await app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors)).toBe(true);
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    await close();
  });

  test('a damaged settings file is kept aside', async () => {
    await writeFile(path.join(userData, 'settings.json'), '{"theme": "da');
    const { page, close } = await launch({ userData });
    await expect(page.getByTestId('empty-state')).toBeVisible();
    expect(await readdir(userData)).toContain('settings.json.bad');
    await close();
  });

  test('a second start hands its command over and ends', async () => {
    const { page, close } = await launch({ userData });
    const [code] = await once(
      spawn(runtime(), plainArguments(userData, server('crlf.mjs')), { stdio: 'ignore', env: inherited() }),
      'exit',
    );
    expect(code).toBe(0);
    await expect(page.getByTestId('session-list').locator('[data-session]')).toHaveCount(1);
    await expect(page.getByTestId('session-list')).toContainText('crlf');
    await close();
  });
});

test('every item of the menu is there, and tells the window', async ({ app, page }) => {
  const expected = menuSections.flatMap(({ entries }) =>
    entries.map(({ label, accelerator }) => ({ label, accelerator })),
  );
  const found = await app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
    return items.map(({ label, accelerator }) => ({ label, accelerator }));
  });
  expect(found).toEqual(expect.arrayContaining(expected));
  await page.evaluate(() => {
    const heard: unknown[] = [];
    const { wirescope } = window as unknown as {
      wirescope: { on(name: string, listener: (item: unknown) => void): void };
    };
    wirescope.on('menu.chosen', (item) => heard.push(item));
    Object.assign(window, { heard });
  });
  await app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
    items.find(({ label }) => label === 'Next finding')?.click();
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown }).heard);
  await expect.poll(heard).toEqual([{ item: 'next-finding' }]);
});

test('a dropped file tells its path, and nothing else has one', async ({ page, userData }) => {
  const file = path.join(userData, 'a recording.wirescope.jsonl');
  await writeFile(file, '');
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.id = 'probe';
    document.body.append(input);
  });
  await page.locator('#probe').setInputFiles(file);
  const paths = await page.evaluate(() => {
    const { wirescope } = window as unknown as { wirescope: { pathOf(file: unknown): string } };
    const dropped = (document.getElementById('probe') as HTMLInputElement).files?.[0];
    return [dropped, new File(['x'], 'made-up'), { path: '/etc/passwd' }].map((one) => wirescope.pathOf(one));
  });
  expect(paths).toEqual([file, '', '']);
});

test('a page that crashed is loaded anew, and the capture goes on', async () => {
  const userData = await mkdtemp(path.join(os.tmpdir(), 'wirescope-crash-'));
  // Without Playwright, which holds on to the page that crashed.
  const child = spawn(runtime(), plainArguments(userData, server('print-line.mjs')), {
    stdio: 'ignore',
    env: inherited(),
  });
  const renderers = () => processTree(child.pid ?? 0).filter((pid) => commandOf(pid).includes('--type=renderer'));
  const recorded = () => readdir(path.join(userData, 'recordings')).catch(() => []);
  await expect.poll(recorded, patient).toHaveLength(1);
  await expect.poll(() => renderers().length, patient).toBe(1);
  const [first = 0] = renderers();
  process.kill(first, 'SIGSEGV');
  await expect.poll(() => renderers().filter((pid) => pid !== first).length, patient).toBe(1);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  const file = path.join(userData, 'recordings', (await recorded())[0] ?? '');
  expect(await readFile(file, 'utf8')).toMatch(/"event":"exited".*"requested":true/);
  await rm(userData, { recursive: true, force: true, maxRetries: 3 });
});
