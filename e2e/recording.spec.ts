import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, launch, test } from './fixtures.ts';
import { newestRecording } from './pages/captures.ts';
import { everything, filesystem, memory } from './pages/servers.ts';
import { type RowText, Wirescope } from './pages/wirescope.ts';

const servers = [
  { name: 'server-everything', launch: () => everything, tool: 'get-sum', args: { a: 1, b: 2 } },
  { name: 'server-filesystem', launch: filesystem, tool: 'list_allowed_directories', args: {} },
  { name: 'server-memory', launch: memory, tool: 'read_graph', args: {} },
];

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'wirescope-recording-'));
});

test.afterEach(() => rm(folder, { recursive: true, force: true }));

async function open(file: string): Promise<Wirescope & { close: () => Promise<void> }> {
  const launched = await launch({ args: [file] });
  return Object.assign(new Wirescope(launched), { close: () => launched.close() });
}

for (const { name, launch: textFor, tool, args } of servers) {
  test(`the recording of ${name} gives back the same rows and findings`, async () => {
    test.setTimeout(60_000);
    const first = await launch({ userData: path.join(folder, 'user-data') });
    const live = new Wirescope(first);
    await live.start(textFor(folder));
    const id = String(await live.call(tool, args));
    await live.waitForRow({ kind: 'response', id, method: tool });
    await live.sendText('{"jsonrpc":"2.0","id":1,"method":"tools/list", oops}');
    const malformed = await live.waitForRow({ kind: 'invalid', summary: 'oops' });
    const findings = await live.findingsOf(malformed);
    await live.stopAndWait();
    const rows = await live.rows();
    const recording = newestRecording(first.captures);
    await first.close();

    const again = await open(recording);
    await expect.poll(() => again.rows()).toEqual(rows);
    expect(await again.findingsOf(again.row({ kind: 'invalid', summary: 'oops' }).last())).toEqual(findings);
    expect(rows.length).toBeGreaterThan(8);
    await again.close();
  });
}

const header = {
  wirescope: 1,
  startedAt: '2026-01-02T03:04:05.678Z',
  name: 'calc',
  command: 'calc',
  args: [],
  cwd: null,
  platform: 'linux',
};

let seq = 0;

function frame(channel: 'stdin' | 'stdout', message: unknown): string {
  seq += 1;
  const line = { seq, at: seq * 10, first: seq * 10 - 1, channel, ending: 'lf', origin: 'peer' };
  return `${JSON.stringify({ ...line, text: JSON.stringify(message) })}\n`;
}

const summaries = (rows: readonly RowText[]) => rows.map((row) => `${row.seq} ${row.kind} ${row.method}`);

test('a finished recording shows its rows beside the details of a wide window', async () => {
  seq = 0;
  const file = path.join(folder, 'finished.wirescope.jsonl');
  const request = frame('stdin', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const answer = frame('stdout', { jsonrpc: '2.0', id: 1, result: { tools: [] } });
  const exited = { seq: 3, at: 30, event: 'exited', code: 0, signal: null, uptimeMs: 30, requested: true };
  await writeFile(file, `${JSON.stringify(header)}\n${request}${answer}${JSON.stringify(exited)}\n`);
  const launched = await launch({ args: [file], size: { width: 1600, height: 900 } });
  const wirescope = new Wirescope(launched);
  await wirescope.waitForRow({ kind: 'request', method: 'tools/list' });
  await wirescope.waitForRow({ kind: 'response', method: 'tools/list' });
  await launched.close();
});

test('a recording that is still growing is followed, and a torn last line is completed', async () => {
  seq = 0;
  const file = path.join(folder, 'growing.wirescope.jsonl');
  const request = frame('stdin', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
  await writeFile(file, `${JSON.stringify(header)}\n${request}`);
  const wirescope = await open(file);
  await wirescope.waitForRow({ kind: 'request', method: 'tools/list' });

  await appendFile(file, frame('stdout', { jsonrpc: '2.0', id: 1, result: { tools: [] } }));
  await wirescope.waitForRow({ kind: 'response', method: 'tools/list' });

  const next = frame('stdin', { jsonrpc: '2.0', id: 2, method: 'ping' });
  await appendFile(file, next.slice(0, 40));
  await appendFile(file, next.slice(40));
  await wirescope.waitForRow({ kind: 'request', method: 'ping' });
  expect(summaries(await wirescope.rows())).toEqual([
    '1 request tools/list',
    '2 response tools/list',
    '3 request ping',
  ]);
  await wirescope.close();
});

test('a recording with a torn last line opens and says so', async () => {
  seq = 0;
  const file = path.join(folder, 'torn.wirescope.jsonl');
  const request = frame('stdin', { jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const torn = frame('stdout', { jsonrpc: '2.0', id: 1, result: { tools: [] } }).slice(0, -25);
  await writeFile(file, `${JSON.stringify(header)}\n${request}${torn}`);
  const wirescope = await open(file);
  await wirescope.waitForRow({ kind: 'request', method: 'tools/list' });
  await expect(wirescope.page.getByText(/incomplete|torn|cut off|unfinished/i).first()).toBeVisible();
  await wirescope.close();
});

test('a file that is not a recording is said to be none', async () => {
  const file = path.join(folder, 'shopping.wirescope.jsonl');
  await writeFile(file, 'milk\nbread\n');
  const wirescope = await open(file);
  await expect(wirescope.page.getByText(/not a Wirescope recording/)).toBeVisible();
  await wirescope.close();
});
