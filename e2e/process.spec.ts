import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type Launched, launch, test } from './fixtures.ts';
import { newestRecording, type RecordedLine, readRecording, recordedBytes } from './pages/captures.ts';
import { markedProcesses, markedServers } from './pages/processes.ts';
import { faulty } from './pages/servers.ts';
import { Wirescope } from './pages/wirescope.ts';

test.describe('The server process', () => {
  let launched: Launched;
  let wirescope: Wirescope;
  const mark = `process-${process.pid}-${Date.now()}`;

  test.beforeAll(async () => {
    launched = await launch({ env: { E2E_MARK: mark } });
    wirescope = new Wirescope(launched);
  });

  test.afterAll(() => launched.close());

  const recording = (): RecordedLine[] => readRecording(newestRecording(launched.captures));
  const stdinOf = (lines: readonly RecordedLine[]) => recordedBytes(lines, 'stdin').toString();

  /** Starts a server and lets it die in a call; returns the id of the call. */
  async function startAndDie(): Promise<string> {
    await wirescope.start(faulty('die'));
    const id = String(await wirescope.call('die-halfway'));
    await expect(wirescope.selectedSession()).toHaveAttribute('data-state', 'exited');
    return id;
  }

  test('a server that ignores the end of stdin and SIGTERM is stopped by SIGKILL', async () => {
    await wirescope.start(faulty('ignore-stop'));
    await wirescope.stopAndWait();
    const events = recording().filter((line) => line.event !== undefined);
    expect(events.map((line) => line.signal ?? line.event)).toEqual(
      expect.arrayContaining(['stdin-closed', 'SIGTERM', 'SIGKILL']),
    );
    await expect(await wirescope.waitForRow({ kind: 'event', method: 'exited' })).toContainText('SIGKILL');
    await expect.poll(() => markedServers(mark)).toEqual([]);
  });

  test('a server that dies in a call leaves its exit, its stack and its open call on the screen', async () => {
    const id = await startAndDie();
    await expect(await wirescope.waitForRow({ kind: 'event', method: 'exited' })).toContainText('3');
    await wirescope.waitForRow({ kind: 'stderr', summary: 'cannot add these' });
    await wirescope.waitForFinding({ kind: 'request', id }, 'request-unanswered');
    await wirescope.waitForFinding({ summary: '{"jsonrpc":"2.0"', kind: 'invalid' }, 'partial-last-line');
    await wirescope.filter('initialize');
    await wirescope.waitForRow({ kind: 'response', method: 'initialize' });
    await wirescope.filter('');
  });

  test('the exit is a row within 100 ms of the last bytes', async () => {
    await startAndDie();
    const lines = recording();
    const exited = lines.find((line) => line.event === 'exited');
    const last = lines.filter((line) => line.channel === 'stderr').at(-1);
    expect(exited?.code).toBe(3);
    expect((exited?.at ?? Number.POSITIVE_INFINITY) - (last?.at ?? 0)).toBeLessThan(100);
  });

  test('the crash capsule keeps everything that explains the death in one file', async () => {
    await startAndDie();
    const { captures } = launched;
    const before = new Set(readdirSync(captures));
    await launched.page.getByRole('button', { name: /crash capsule/i }).click();
    const fresh = () => readdirSync(captures).filter((name) => !before.has(name));
    await expect(launched.page.getByText('Crash capsule written').last()).toBeVisible();
    expect(fresh()).toHaveLength(1);
    const capsule = readFileSync(path.join(captures, fresh()[0] ?? ''), 'utf8');
    for (const part of ['cannot add these', 'die-halfway', '"initialize"', 'die.mjs']) {
      expect(capsule.replaceAll('\\"', '"')).toContain(part);
    }
  });

  test('the same stdin again replays exactly those bytes into a fresh process', async () => {
    await startAndDie();
    const before = recording();
    const sessions = await wirescope.sessions().count();
    await launched.page.getByRole('button', { name: /same stdin again/i }).click();
    await expect(wirescope.sessions()).toHaveCount(sessions + 1);
    await expect(wirescope.selectedSession()).toHaveAttribute('data-state', 'exited');
    await expect.poll(() => stdinOf(recording())).toBe(stdinOf(before));
    expect(recording().find((line) => line.event === 'exited')?.code).toBe(3);
  });

  test('run again makes a new session beside the old one', async () => {
    await startAndDie();
    const sessions = await wirescope.sessions().count();
    await launched.page.getByRole('button', { name: 'Again', exact: true }).click();
    await expect(wirescope.sessions()).toHaveCount(sessions + 1);
    await wirescope.waitForRow({ kind: 'response', method: 'tools/list' });
    await expect(wirescope.selectedSession()).toHaveAttribute('data-state', 'running');
    await wirescope.expectTrafficGoesOn();
    await wirescope.stopAndWait();
  });

  test('a server killed by a signal says which', async () => {
    await wirescope.start(faulty('die'));
    await wirescope.call('die-by-signal');
    await expect(await wirescope.waitForRow({ kind: 'event', method: 'exited' })).toContainText('SIGSEGV');
  });

  test('recordings are private to the user', async () => {
    await wirescope.start(faulty('hang'));
    expect(statSync(newestRecording(launched.captures)).mode & 0o077).toBe(0);
  });

  test('quitting the application leaves no process behind', async () => {
    test.setTimeout(60_000);
    const own = `${mark}-quitting`;
    const quitting = await launch({ env: { E2E_MARK: own } });
    const window = new Wirescope(quitting);
    await window.start(faulty('ignore-stop'));
    await window.start(faulty('grandchildren', 'inherit'));
    await window.waitForRow({ kind: 'stderr', summary: 'grandchildren' });
    expect(markedServers(own).length).toBeGreaterThanOrEqual(4);
    await quitting.close();
    await expect.poll(() => markedProcesses(own), { timeout: 20_000 }).toEqual([]);
  });
});
