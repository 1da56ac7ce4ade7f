// Looks at the real application without a screen:
//
//   node build/shot.mjs [options] [-- COMMAND ARGS]
//
//   -- COMMAND ARGS     server to start; without it, and without --open or --none, the demo server
//   --open FILE         open a recording instead
//   --none              start nothing (the first-start page)
//   --size 1280x800     size of the window's content
//   --theme light|dark  (light)
//   --script FILE.mjs   a module whose default export is `async (page, app) => {}`: runs before the picture is taken;
//                       `page` and `app` are Playwright's Page and ElectronApplication
//   --out FILE.png      the picture (test-results/shot.png)
//   --wait MS           extra time before the picture
//   --user-data DIR     keep settings and recordings there (a fresh temporary folder)
//   --no-build          take dist/ as it is
//
// What the page writes to its console, and its errors, are printed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { _electron } from '@playwright/test';
import { ensureBuild } from './build.mjs';
import { hasDisplay, startVirtualDisplay } from './display.mjs';
import { resolveElectron } from './electron-runtime.mjs';
import { root } from './paths.mjs';

/** @typedef {typeof globalThis & { wirescope: import('../shared/ipc/contract.ts').Bridge }} PageGlobal */

const { values: options, positionals: target } = parseArgs({
  allowPositionals: true,
  options: {
    open: { type: 'string' },
    none: { type: 'boolean' },
    size: { type: 'string', default: '1280x800' },
    theme: { type: 'string', default: 'light' },
    script: { type: 'string' },
    out: { type: 'string', default: 'test-results/shot.png' },
    wait: { type: 'string', default: '0' },
    'user-data': { type: 'string' },
    'no-build': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (options.help) {
  const [header = ''] = fs.readFileSync(import.meta.filename, 'utf8').split('\nimport ');
  console.log(header.replaceAll(/^\/\/ ?/gm, ''));
  process.exit(0);
}

if (!options['no-build']) await ensureBuild();
const { exe } = await resolveElectron();
const [width = 1280, height = 800] = options.size.split('x').map(Number);
const screen = hasDisplay(process.env) ? null : await startVirtualDisplay(`${width + 40}x${height + 80}`);
const userData = options['user-data'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'wirescope-shot-'));

const app = await _electron.launch({
  executablePath: exe,
  args: ['--disable-gpu', '--log-level=3', `--user-data-dir=${userData}`, root, ...opening()],
  cwd: process.cwd(),
  env: { ...definedEnvironment(), ...(screen ? { DISPLAY: screen.display } : {}) },
  // Playwright would pretend a light system otherwise.
  colorScheme: null,
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  const page = await app.firstWindow();
  page.on('console', (message) => console.log(`[${message.type()}] ${message.text()}`));
  page.on('pageerror', (error) => console.log(`[error] ${error.stack ?? error.message}`));
  await app.evaluate(({ BrowserWindow }, { w, h }) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), {
    w: width,
    h: height,
  });
  await page.waitForLoadState('load');
  await page.evaluate(async (theme) => {
    await /** @type {PageGlobal} */ (globalThis).wirescope.invoke('settings.write', { theme });
  }, themeNamed(options.theme));
  if (options.script) {
    const script = await import(pathToFileURL(path.resolve(options.script)).href);
    await script.default(page, app);
  } else await sleep(1000);
  await sleep(Number(options.wait));
  fs.mkdirSync(path.dirname(path.resolve(options.out)), { recursive: true });
  await page.screenshot({ path: options.out });
  console.log(`${options.out} (${width} x ${height})`);
} finally {
  await app.close();
  screen?.stop();
  if (!options['user-data']) fs.rmSync(userData, { recursive: true, force: true });
}

/** @param {string} name @returns {'light' | 'dark'} */
function themeNamed(name) {
  return name === 'dark' ? 'dark' : 'light';
}

function opening() {
  if (target.length > 0) return ['--', ...target];
  if (options.open) return [path.resolve(options.open)];
  return options.none ? [] : ['--demo'];
}

/** @returns {Record<string, string>} */
function definedEnvironment() {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
