import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventName } from '#shared/ipc/contract';
import { defaultClient } from '#shared/model/client-settings';
import type { Target } from '#shared/model/target';
import { loadEnvironment } from '../node/environment.ts';
import { LogFeed } from './log-feed.ts';
import { searchLog } from './search.ts';
import { SessionNews } from './session-news.ts';
import { SessionRegistry } from './session-registry.ts';
import { sizeOf, Views } from './views.ts';

interface Told {
  readonly window: number;
  readonly name: EventName;
  readonly payload: unknown;
}

const servers = path.resolve(import.meta.dirname, '../../e2e/servers');
const patient = { timeout: 20_000, interval: 10 };
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let told: Told[];
let announced: string[][];
let views: Views;
let feed: LogFeed;
let registry: SessionRegistry;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirescope-feed-'));
  told = [];
  announced = [];
  views = new Views();
  const news = new SessionNews(() => announced.push(registry.summaries().map(({ state }) => state)));
  feed = new LogFeed(views, news, (window, name, payload) => told.push({ window, name, payload }));
  registry = new SessionRegistry(loadEnvironment({ askLoginShell: false }), () => folder, {
    added: (session) => feed.follow(session),
    removed: (session) => feed.unfollow(session),
  });
});

afterEach(async () => {
  await registry.dispose();
  feed.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

function target(file: string, ...args: readonly string[]): Target {
  return { name: file, command: process.execPath, args: [path.join(servers, file), ...args], env: {}, unset: [] };
}

const grown = () => told.filter(({ name }) => name === 'log.grew');

describe('a window that looks at a session', () => {
  test('is told of growth, and then finds the rows', async () => {
    const session = await registry.start(target('print-line.mjs'), defaultClient);
    const view = views.of(session, 7);
    await vi.waitUntil(() => view.count >= 5 && grown().length > 0, patient);
    expect(grown().every(({ window }) => window === 7)).toBe(true);
    await vi.waitFor(() => {
      expect(grown().at(-1)?.payload).toMatchObject({ session: session.id, ...sizeOf(view, session) });
    }, patient);
  });

  test('is told a few times of many lines, not once for each', async () => {
    const session = await registry.start(target('burst.mjs', '20000'), defaultClient);
    const view = views.of(session, 1);
    await vi.waitUntil(() => view.count > 3, patient);
    registry.live(session.id).send('{"jsonrpc":"2.0","id":90,"method":"tools/call","params":{"name":"fault"}}');
    await vi.waitUntil(() => view.count >= 20_000, patient);
    expect(grown().length).toBeLessThan(2000);
  });

  test('sees through its own filter', async () => {
    const session = await registry.start(target('print-line.mjs'), defaultClient);
    await vi.waitUntil(() => session.log.length >= 5, patient);
    const filtered = views.setFilter(session, 1, { text: 'tools/list', hidden: [], findingsOnly: false });
    const whole = views.of(session, 2);
    expect(filtered.count).toBeGreaterThan(0);
    expect(whole.count).toBeGreaterThan(filtered.count);
  });

  test('hears nothing any more of a session that was removed', async () => {
    const session = await registry.start(target('print-line.mjs'), defaultClient);
    views.of(session, 1);
    await vi.waitUntil(() => grown().length > 0, patient);
    await registry.remove(session.id);
    const before = told.length;
    expect(() => registry.get(session.id)).toThrow('no longer there');
    await vi.waitUntil(() => announced.at(-1)?.length === 0, patient);
    expect(told.length).toBe(before);
  });
});

describe('the session list', () => {
  test('is announced with each state, up to the exit', async () => {
    const session = await registry.start(target('exit-at-once.mjs'), defaultClient);
    await vi.waitUntil(() => announced.at(-1)?.[0] === 'failed', patient);
    expect(session.summary()).toMatchObject({ exit: { code: 3 }, failure: { stage: 'first-byte' } });
  });

  test('keeps a session whose launch failed', async () => {
    await registry.start({ ...target('x'), command: 'no-such-server-xyz' }, defaultClient);
    await vi.waitUntil(() => announced.at(-1)?.[0] === 'failed', patient);
    expect(registry.summaries()[0]?.failure).toMatchObject({ code: 'ENOENT' });
  });
});

describe('running again', () => {
  test('stops the old server and makes a session beside it', async () => {
    const first = await registry.start(target('print-line.mjs'), defaultClient);
    await vi.waitUntil(() => first.summary().state === 'running', patient);
    const second = await registry.restart(first.id);
    expect(first.summary().state).toBe('exited');
    await vi.waitUntil(() => second.summary().state === 'running', patient);
    expect(registry.summaries().map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('with the same stdin sends exactly the same bytes', async () => {
    const first = await registry.start(target('print-line.mjs'), defaultClient);
    await vi.waitUntil(() => first.log.length >= 5, patient);
    const script = await registry.live(first.id).stdinScript();
    expect(script.length).toBeGreaterThan(100);
    const second = await registry.replayStdin(first.id);
    await vi.waitFor(async () => {
      expect(await registry.live(second.id).stdinScript()).toEqual(script);
    }, patient);
  });
});

test('search finds the lines that hold the text, and comes to an end', async () => {
  const session = await registry.start(target('print-line.mjs'), defaultClient);
  await vi.waitUntil(() => session.log.length >= 5, patient);
  const hits: number[] = [];
  let after = 0;
  for (let done = false; !done; ) {
    const found = await searchLog(session, '"tools/list"', after);
    hits.push(...found.hits);
    after = found.scannedTo;
    done = found.done;
  }
  expect(hits).toHaveLength(1);
  expect(session.log.row(hits[0] ?? 0)).toMatchObject({ kind: 'request', method: 'tools/list' });
});
