// The real window on a recording of a million rows: time to the first row, frames while scrolling and appending, memory.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { _electron } from '@playwright/test';
import { hasDisplay, startVirtualDisplay } from '../display.mjs';
import { resolveElectron } from '../electron-runtime.mjs';
import { root } from '../paths.mjs';
import { lines, writeBigRecording } from './big-recording.mjs';

const rows = 1_000_000;

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {typeof globalThis & { wirescope: import('../../shared/ipc/contract.ts').Bridge }} PageGlobal */

/** @returns {Promise<Figure[]>} */
export async function measureWindow() {
  const { exe } = await resolveElectron();
  const screen = hasDisplay(process.env) ? null : await startVirtualDisplay('1320x880');
  const file = writeBigRecording(rows);
  try {
    const launch = (/** @type {string[]} */ opening) => start(exe, screen?.display, opening);
    return [...(await measureStart(launch)), ...(await measureRecording(launch, file))];
  } finally {
    screen?.stop();
    fs.rmSync(path.dirname(file), { recursive: true, force: true });
  }
}

/**
 * @param {string} exe
 * @param {string | undefined} display
 * @param {string[]} opening
 */
async function start(exe, display, opening) {
  const userData = fs.mkdtempSync(path.join(os.tmpdir(), 'wirescope-bench-user-'));
  const began = performance.now();
  const app = await _electron.launch({
    executablePath: exe,
    args: ['--disable-gpu', '--log-level=3', `--user-data-dir=${userData}`, root, ...opening],
    env: environment(display),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const page = await app.firstWindow();
  const close = async () => {
    await app.close();
    fs.rmSync(userData, { recursive: true, force: true });
  };
  return { app, page, began, close };
}

/** @param {string | undefined} display @returns {Record<string, string>} */
function environment(display) {
  const own = Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return { ...Object.fromEntries(own), ...(display ? { DISPLAY: display } : {}) };
}

/** @typedef {(opening: string[]) => ReturnType<typeof start>} Launch */

/** @param {Launch} launch @returns {Promise<Figure[]>} */
async function measureStart(launch) {
  const { app, page, began, close } = await launch(['--demo']);
  await page.waitForSelector('[data-testid=timeline] [data-seq]');
  const firstRow = performance.now() - began;
  await sleep(3000);
  const idle = treeMemory(app.process().pid ?? 0);
  await close();
  return [
    { name: 'start to the first drawn row', value: `${(firstRow / 1000).toFixed(2)} s`, limit: '', met: true },
    { name: 'memory of the idle process tree (PSS)', value: megabytes(idle), limit: '', met: true },
  ];
}

/** @param {Launch} launch @param {string} file @returns {Promise<Figure[]>} */
async function measureRecording(launch, file) {
  const small = writeBigRecording(1000);
  const base = await launch([small]);
  await settled(base.page, 1000);
  const baseMemory = await mainAndRenderer(base.app);
  await base.close();
  fs.rmSync(path.dirname(small), { recursive: true, force: true });

  const { app, page, close } = await launch([]);
  await page.waitForSelector('[data-testid=empty-state]');
  const opened = performance.now();
  await page.evaluate(async (path) => {
    await /** @type {PageGlobal} */ (globalThis).wirescope.invoke('recording.open', { path });
  }, file);
  await page.click('[data-testid=session-list] [data-session]');
  await page.waitForSelector('[data-testid=timeline] [data-seq]');
  const firstRows = (performance.now() - opened) / 1000;
  const loadingFrame = median(await frames(page, { kind: 'wait', count: 120 }));
  await settled(page, rows);
  const loaded = (performance.now() - opened) / 1000;
  const memory = (await mainAndRenderer(app)) - baseMemory;
  const scrolling = median(await frames(page, { kind: 'scroll', count: 240 }));
  const jumping = median(await frames(page, { kind: 'jump', count: 240 }));
  const appending = median(await appendWhileDrawing(page, file));
  await close();
  return [
    figure('opening 1,000,000 rows: first rows', firstRows, 2, 's'),
    figure('while it loads: median frame', loadingFrame, 20, 'ms'),
    { name: 'opening 1,000,000 rows: all of them', value: `${loaded.toFixed(1)} s`, limit: '', met: true },
    figure('scrolling 1,000,000 rows: median frame', scrolling, 20, 'ms'),
    figure('running through 1,000,000 rows: median frame', jumping, 20, 'ms'),
    figure('appending 100 rows a frame: median frame', appending, 20, 'ms'),
    figure('main and renderer: bytes a row', memory / rows, 700, 'B'),
  ];
}

/** @param {string} name @param {number} value @param {number} limit @param {string} unit @returns {Figure} */
function figure(name, value, limit, unit) {
  const digits = unit === 'B' ? 0 : 2;
  return { name, value: `${value.toFixed(digits)} ${unit}`, limit: `at most ${limit} ${unit}`, met: value <= limit };
}

/**
 * Waits until the session has `count` entries and is no longer loading.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
async function settled(page, count) {
  for (;;) {
    const reply = await page.evaluate(() => {
      return /** @type {PageGlobal} */ (globalThis).wirescope.invoke('session.list', null);
    });
    const session = reply.ok ? reply.value[0] : undefined;
    if (session && session.loading === null && session.entries >= count) return;
    await sleep(200);
  }
}

/**
 * The times between animation frames, in ms, while nothing goes on, a wheel turns by 120 px a frame, or the list
 * is run through from end to end.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ kind: 'wait' | 'scroll' | 'jump', count: number }} what
 * @returns {Promise<number[]>}
 */
function frames(page, what) {
  return page.evaluate(async ({ kind, count }) => {
    const scroller = [...document.querySelectorAll('[data-testid=timeline], [data-testid=timeline] *')].find(
      (element) => element.scrollHeight > element.clientHeight * 2 && getComputedStyle(element).overflowY !== 'visible',
    );
    const gaps = [];
    let last = performance.now();
    for (let i = 0; i < count; i++) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      if (kind === 'scroll') scroller?.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, cancelable: true }));
      if (kind === 'jump' && scroller) scroller.scrollTop = (scroller.scrollHeight * (i + 1)) / count - 800;
    }
    return gaps;
  }, what);
}

/** @param {import('@playwright/test').Page} page @param {string} file */
async function appendWhileDrawing(page, file) {
  const drawn = frames(page, { kind: 'wait', count: 240 });
  const out = fs.openSync(file, 'a');
  for (let i = 0; i < 240; i++) {
    fs.writeSync(out, lines(rows + i * 100 + 1, rows + (i + 1) * 100));
    await sleep(16);
  }
  fs.closeSync(out);
  return drawn;
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}

/**
 * Memory of the main and the renderer process together, shared pages divided by their users, in bytes.
 *
 * @param {import('@playwright/test').ElectronApplication} app
 */
async function mainAndRenderer(app) {
  await sleep(2000);
  const renderer = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId(),
  );
  return rss(app.process().pid ?? 0) + rss(renderer ?? 0);
}

/** @param {number} pid */
function rss(pid) {
  return memory(pid, /^Pss:\s+(\d+) kB/m);
}

/** @param {number} pid @param {RegExp} field */
function memory(pid, field) {
  try {
    return Number(field.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function treeMemory(pid) {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const children = new Map();
  for (const line of table.trim().split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const tree = (/** @type {number} */ root) => [root, ...(children.get(root) ?? []).flatMap(tree)];
  return tree(pid).reduce((sum, each) => sum + rss(each), 0);
}
