/** The window is confined, the door refuses what it should, nothing listens, and what is on disk is the user's own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import type { Reply } from '#shared/ipc/contract';
import { defaultClient } from '../shared/model/client-settings.ts';
import { expect, inherited, type Launched, launch, plainArguments, runtime, server, test } from './fixtures.ts';
import { listeningPorts, processTree } from './pages/sockets.ts';

/** Calls the bridge with whatever a compromised page might send. */
function invoke(page: Page, name: unknown, args: unknown): Promise<Reply<unknown>> {
  return page.evaluate(
    ([command, argument]) => {
      const { wirescope } = window as unknown as {
        wirescope: { invoke(name: unknown, args: unknown): Promise<never> };
      };
      return wirescope.invoke(command, argument);
    },
    [name, args] as const,
  );
}

// No test of this file changes the application: they share one.
let launched: Launched;
let app: ElectronApplication;
let page: Page;

test.beforeAll(async () => {
  launched = await launch();
  ({ app, page } = launched);
});

test.afterAll(() => launched.close());

test.describe('The page', () => {
  test('has the bridge and nothing else of Node or Electron', async () => {
    const found = await page.evaluate(() => {
      const names = ['require', 'process', 'module', 'Buffer', 'global', 'electron', 'ipcRenderer'];
      const bridge = (window as unknown as { wirescope: object }).wirescope;
      return { names: names.filter((name) => name in window), bridge: Object.keys(bridge).sort() };
    });
    expect(found).toEqual({ names: [], bridge: ['invoke', 'on', 'pathOf'] });
  });

  test('runs sandboxed and isolated', async () => {
    expect(page.url()).toBe('app://local/');
    const preferences = await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
        getLastWebPreferences(): Record<string, unknown>;
      };
      const { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag } = contents.getLastWebPreferences();
      return { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag };
    });
    expect(preferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
    expect(preferences.webSecurity).not.toBe(false);
    expect(preferences.webviewTag).not.toBe(true);
  });

  test('comes with a strict content security policy', async () => {
    const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  test('makes no code from text', async () => {
    // page.evaluate itself is above the policy: the attempt has to come from a task of the page's own.
    const outcome = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI), { once: true });
          const script = document.createElement('script');
          script.textContent = 'window.injected = true';
          document.body.append(script);
        }),
    );
    expect(outcome).toBe('inline');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    const evaluated = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          setTimeout(() => {
            try {
              resolve(`ran: ${new Function('return 7')()}`);
            } catch (error) {
              resolve(error instanceof Error ? error.name : String(error));
            }
          });
        }),
    );
    expect(evaluated).toBe('EvalError');
  });

  test('cannot fetch anything from elsewhere, nor files', async () => {
    const reachable = await page.evaluate(async () => {
      const attempts = ['https://example.invalid/', 'http://127.0.0.1:80/', 'file:///etc/passwd', 'app://other/'];
      const outcomes = await Promise.allSettled(attempts.map((address) => fetch(address)));
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    });
    expect(reachable).toBe(0);
    const outside = await page.evaluate(async () => (await fetch('/..%2f..%2fpackage.json')).status);
    expect(outside).toBe(404);
  });

  test('cannot be navigated away or open another window', async () => {
    await page.evaluate(() => {
      window.open('https://example.invalid/');
      window.open('app://local/');
      const link = document.createElement('a');
      link.href = 'https://example.invalid/';
      link.click();
      location.href = 'file:///etc/passwd';
    });
    await page.evaluate(() => {
      location.href = 'https://example.invalid/';
    });
    expect(await invoke(page, 'app.info', null)).toMatchObject({ ok: true });
    expect(page.url()).toBe('app://local/');
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  });

  test('is granted no permission', async () => {
    const states = await page.evaluate(async () => {
      const names = ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read'];
      const queries = names.map((name) => navigator.permissions.query({ name: name as PermissionName }));
      return (await Promise.all(queries)).map(({ state }) => state);
    });
    expect(states).not.toContain('granted');
  });
});

test.describe('The door', () => {
  test('lets known commands with fitting arguments in', async () => {
    expect(await invoke(page, 'session.list', null)).toEqual({ ok: true, value: [] });
  });

  for (const [what, name, args] of [
    ['an unknown command', 'shell.run', { command: 'id' }],
    ['a name of every object', 'constructor', null],
    ['a missing argument', 'session.start', undefined],
    ['an argument of the wrong shape', 'session.start', { target: 'sh -c id', client: defaultClient }],
    ['an argument too many', 'session.stop', { session: 'a', shell: true }],
    ['a path that is no text', 'recording.open', { path: ['/etc/passwd'] }],
  ] as const) {
    test(`refuses ${what}`, async () => {
      expect(await invoke(page, name, args)).toMatchObject({ ok: false, error: { code: 'bad-argument' } });
    });
  }

  test('says that a session is not there', async () => {
    const reply = await invoke(page, 'session.stop', { session: '../../etc' });
    expect(reply).toMatchObject({ ok: false, error: { code: 'not-found' } });
  });

  test('gives no channel to listen on but the known ones', async () => {
    const outcome = await page.evaluate(() => {
      const { wirescope } = window as unknown as { wirescope: { on(name: string, listener: () => void): void } };
      try {
        wirescope.on('ELECTRON_BROWSER_REQUIRE', () => {});
        return 'subscribed';
      } catch (error) {
        return String(error);
      }
    });
    expect(outcome).toContain('no event named');
  });
});

test.describe('On the system', () => {
  let folder: string;
  let child: ChildProcess;

  // Playwright's own launch opens debugging ports: this one is started as a user starts it.
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'wirescope-plain-'));
    const args = plainArguments(folder, server('print-line.mjs'));
    child = spawn(runtime(), args, { stdio: 'ignore', env: inherited() });
    await expect
      .poll(() => readdir(path.join(folder, 'recordings')).catch(() => []), { timeout: 30_000 })
      .toHaveLength(1);
    await expect.poll(() => processTree(child.pid ?? 0).length, { timeout: 30_000 }).toBeGreaterThan(4);
  });

  test.afterAll(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  test('a listening port would be seen', async () => {
    const listener = net.createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    expect(listeningPorts(processTree(process.pid)).join()).toContain('0100007F:');
    listener.close();
  });

  test('no process of the application listens on a port', () => {
    const tree = processTree(child.pid ?? 0);
    expect(tree.length).toBeGreaterThan(4);
    expect(listeningPorts(tree)).toEqual([]);
  });

  test('recordings can be read by the user only', async () => {
    const recordings = path.join(folder, 'recordings');
    const [name = ''] = await readdir(recordings);
    expect((await stat(path.join(recordings, name))).mode & 0o777).toBe(0o600);
    expect((await stat(recordings)).mode & 0o077).toBe(0);
  });
});

test('settings can be read by the user only', async () => {
  expect(await invoke(page, 'settings.write', { theme: 'dark' })).toMatchObject({ ok: true });
  expect((await stat(path.join(launched.userData, 'settings.json'))).mode & 0o777).toBe(0o600);
});
