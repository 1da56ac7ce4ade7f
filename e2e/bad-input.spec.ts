import { expect, type Launched, launch, test } from './fixtures.ts';
import {
  directOutput,
  newestRecording,
  type RecordedLine,
  readRecording,
  recordedBytes,
  sha256,
} from './pages/captures.ts';
import { isAlive, markedServers } from './pages/processes.ts';
import { faulty } from './pages/servers.ts';
import { type RowQuery, Wirescope } from './pages/wirescope.ts';

/** One kind of bad input: how it is provoked, and the finding that has to name it. */
interface Fault {
  readonly title: string;
  readonly server: string;
  readonly args?: readonly string[];
  readonly code: string;
  /** The row that carries the finding. */
  readonly row: RowQuery;
}

const faults: readonly Fault[] = [
  {
    title: 'a print() line among messages',
    server: 'print-line',
    code: 'stdout-not-json',
    row: { kind: 'invalid', summary: 'DEBUG: about to answer' },
  },
  { title: 'invalid UTF-8', server: 'invalid-utf8', code: 'invalid-utf8', row: { summary: 'caf\ufffd' } },
  { title: 'NUL bytes', server: 'nul-bytes', code: 'stdout-not-json', row: { kind: 'invalid' } },
  {
    title: 'LSP Content-Length framing',
    server: 'content-length',
    code: 'content-length-header',
    row: { kind: 'invalid', summary: 'Content-Length' },
  },
  {
    title: 'two messages on one line',
    server: 'two-on-one-line',
    code: 'several-messages-on-line',
    row: { kind: 'invalid' },
  },
  {
    title: 'pretty-printed JSON over many lines',
    server: 'pretty-printed',
    code: 'embedded-newline',
    row: { kind: 'invalid', summary: '2 findings' },
  },
];

test.describe('With bad input', () => {
  let launched: Launched;
  let wirescope: Wirescope;
  const mark = `bad-input-${process.pid}-${Date.now()}`;

  test.beforeAll(async () => {
    launched = await launch({ env: { E2E_MARK: mark } });
    wirescope = new Wirescope(launched);
  });

  test.afterAll(() => launched.close());

  const scriptOf = (server: string) => `e2e/servers/${server}.mjs`;

  const start = (server: string, ...args: readonly string[]) => wirescope.start(faulty(server, ...args));

  const recording = (): RecordedLine[] => readRecording(newestRecording(launched.captures));

  /** The recording holds exactly the bytes that the same server writes when nobody listens in. */
  async function expectBytesKept(server: string, ...args: readonly string[]): Promise<void> {
    const lines = recording();
    const direct = await directOutput('node', [scriptOf(server), ...args], recordedBytes(lines, 'stdin'));
    const recorded = recordedBytes(lines, 'stdout');
    expect(recorded.length).toBe(direct.length);
    expect(sha256(recorded)).toBe(sha256(direct));
  }

  async function expectNoProcessLeft(): Promise<void> {
    await expect.poll(() => markedServers(mark)).toEqual([]);
  }

  async function stopAndCheck(server: string, ...args: readonly string[]): Promise<void> {
    await wirescope.stopAndWait();
    await expectNoProcessLeft();
    await expectBytesKept(server, ...args);
  }

  for (const { title, server, code, row } of faults) {
    test(`${title}: is named, kept, and does not stop the traffic`, async () => {
      await start(server);
      await wirescope.call('fault');
      await wirescope.waitForFinding(row, code);
      await wirescope.expectTrafficGoesOn();
      await stopAndCheck(server);
    });
  }

  test('a byte order mark: is named, and the message behind it is still read', async () => {
    await start('bom');
    await wirescope.waitForFinding({ method: 'initialize', id: '1' }, 'utf8-bom');
    await wirescope.expectTrafficGoesOn();
    await stopAndCheck('bom');
  });

  test('CR LF line endings: are noted, and every message is read', async () => {
    await start('crlf');
    await wirescope.waitForFinding({ kind: 'response', method: 'tools/list' }, 'cr-line-ending');
    await wirescope.expectTrafficGoesOn();
    await stopAndCheck('crlf');
  });

  test('a character split over two writes: is whole in the row, and nothing is found', async () => {
    await start('split-character');
    const id = await wirescope.call('fault');
    const row = await wirescope.waitForRow({ kind: 'response', id: String(id), summary: 'one \u{1f9ea} whole' });
    await expect(row.locator('[data-col="summary"]')).not.toContainText(/error|warning|note/);
    await wirescope.expectTrafficGoesOn();
    await stopAndCheck('split-character');
  });

  test('no newline at the end: the bytes are visible while they wait, and the next line says what happened', async () => {
    await start('no-newline');
    await wirescope.call('fault');
    await expect(wirescope.partialRow).toContainText(/\d+ (B|bytes), no newline/);
    await expect(wirescope.partialRow).toContainText('{"jsonrpc":"2.0"');
    await wirescope.call('echo', { text: 'the next answer' });
    await wirescope.waitForFinding({ kind: 'invalid', method: '' }, 'several-messages-on-line');
    await expect(wirescope.partialRow).toHaveCount(0);
    await wirescope.expectTrafficGoesOn();
    await stopAndCheck('no-newline');
  });

  test('no newline before the exit: the last line is a row that says so', async () => {
    await start('no-newline', 'exit');
    await wirescope.call('fault');
    await wirescope.waitForFinding({ summary: 'unfinished' }, 'partial-last-line');
    await wirescope.waitForRow({ kind: 'event', method: 'exited' });
    await expectNoProcessLeft();
    await expectBytesKept('no-newline', 'exit');
  });

  test('a line of 200 MB: arrives whole while the window stays usable', async () => {
    test.setTimeout(120_000);
    await start('big-line', '200000000');
    const id = String(await wirescope.call('fault'));
    const row = wirescope
      .row({ id })
      .filter({ has: launched.page.locator('[data-col="size"]', { hasText: /200.* MB/ }) });
    await expect(row).toBeVisible({ timeout: 60_000 });
    await wirescope.waitForFinding({ kind: 'response', id }, 'line-over-10mib');
    const bytes = await wirescope.openTab('Bytes');
    await expect(bytes).toContainText('{"jsonrpc":"2.0"');
    await wirescope.expectTrafficGoesOn();
    await wirescope.stopAndWait();
    await expectNoProcessLeft();
    await expectBytesKept('big-line', '200000000');
  });

  test('100,000 lines at once on stdout: every one is kept, in order', async () => {
    test.setTimeout(60_000);
    await start('burst', '100000');
    const id = String(await wirescope.call('fault'));
    await expect(wirescope.statusBar).toContainText('100,008 entries', { timeout: 40_000 });
    await wirescope.goToEnd();
    await wirescope.waitForRow({ kind: 'response', id, summary: '100000 lines' });
    await wirescope.expectTrafficGoesOn();
    await stopAndCheck('burst', '100000');
  });

  test('100,000 lines at once on stderr: every one is kept, in order, and is not an error', async () => {
    test.setTimeout(60_000);
    await start('burst', '100000', 'stderr');
    const id = String(await wirescope.call('fault'));
    await expect(wirescope.statusBar).toContainText('100,008 entries', { timeout: 40_000 });
    await expect(wirescope.statusBar).toContainText('0 errors');
    await wirescope.goToEnd();
    await wirescope.waitForRow({ kind: 'stderr', summary: 'line 100000' });
    await wirescope.call('echo', { text: 'still here' });
    await wirescope.goToEnd();
    await wirescope.waitForRow({ kind: 'response', summary: 'still here' });
    await wirescope.filter('100000 lines');
    await wirescope.waitForRow({ kind: 'response', id, summary: '100000 lines' });
    await wirescope.filter('');
    await wirescope.stopAndWait();
    const stderr = recordedBytes(recording(), 'stderr').toString();
    const expected = Array.from({ length: 100_000 }, (_, index) => `line ${index + 1}\n`).join('');
    expect(stderr === expected).toBe(true);
    await expectNoProcessLeft();
  });

  test('a server that exits at once: is a session with its exit code and its last words', async () => {
    await wirescope.launch(faulty('exit-at-once'));
    const exited = await wirescope.waitForRow({ kind: 'event', method: 'exited' });
    await expect(exited).toContainText('3');
    await wirescope.waitForRow({ kind: 'stderr', summary: 'cannot read the configuration' });
    await wirescope.waitForFinding({ kind: 'event', method: 'exited' }, 'exit-nonzero');
    await expect(launched.page.getByTestId('launch-failure')).toContainText('cannot read the configuration');
    await expectNoProcessLeft();
  });

  test('a server that never reads: the window says that the request was not read', async () => {
    await wirescope.launch(faulty('never-reads'));
    await wirescope.waitForRow({ kind: 'stderr', summary: 'never-reads: started' });
    const pad = 'x'.repeat(1_000_000);
    await wirescope.sendText(JSON.stringify({ jsonrpc: '2.0', id: 100, method: 'ping', params: { pad } }));
    await wirescope.waitForRow({ kind: 'request', id: '100' });
    await expect(launched.page.getByText(/not read by the server/)).toBeVisible();
    await wirescope.stopAndWait();
    await expectNoProcessLeft();
  });

  test('a server that leaves grandchildren: none of them stays behind', async () => {
    await start('grandchildren');
    await wirescope.waitForRow({ kind: 'stderr', summary: 'grandchildren' });
    const words = recordedBytes(recording(), 'stderr').toString().trim().split(' ');
    const pids = words.slice(1).map(Number);
    expect(pids.filter(isAlive)).toHaveLength(2);
    await wirescope.expectTrafficGoesOn();
    await stopAndCheck('grandchildren');
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });

  test('a server that closes stdout and goes on: the end is a row, and stdin still reaches it', async () => {
    await start('close-stdout');
    await wirescope.call('fault');
    await wirescope.waitForRow({ kind: 'response', summary: 'the last answer' });
    await wirescope.waitForRow({ kind: 'event', summary: 'stdout ended' });
    await wirescope.call('echo', { text: 'anyone' });
    await wirescope.waitForRow({ kind: 'stderr', summary: 'close-stdout: read tools/call' });
    await stopAndCheck('close-stdout');
  });

  test('an answer after stdin was closed: is still joined to its request', async () => {
    await start('answer-after-eof');
    const id = String(await wirescope.call('fault'));
    await wirescope.waitForRow({ kind: 'request', id });
    await wirescope.stopAndWait();
    const answer = await wirescope.waitForRow({ kind: 'response', id, summary: 'after the end' });
    await expect(answer.locator('[data-col="method"]')).toContainText('tools/call fault');
    await expectNoProcessLeft();
    await expectBytesKept('answer-after-eof');
  });

  test('wrong ids: a second answer, an unknown id, an id of another type and null are told apart', async () => {
    await start('wrong-ids');
    await wirescope.call('answer-twice');
    await wirescope.waitForFinding({ kind: 'response', summary: 'second' }, 'response-duplicate');
    await wirescope.call('unknown-id');
    await wirescope.waitForFinding({ kind: 'response', id: '424242' }, 'response-unknown-id');
    const id = await wirescope.call('string-id');
    await wirescope.waitForFinding({ kind: 'response', id: `"${id}"` }, 'response-id-type');
    await wirescope.call('null-id');
    await wirescope.waitForFinding({ kind: 'response', id: 'null' }, 'result-without-id');
    await wirescope.expectTrafficGoesOn();
    await stopAndCheck('wrong-ids');
  });
});
