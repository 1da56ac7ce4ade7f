import { readFile } from 'node:fs/promises';
import { expect, type Launched, launch, test } from './fixtures.ts';
import { newestRecording } from './pages/captures.ts';
import { faulty } from './pages/servers.ts';
import { Wirescope } from './pages/wirescope.ts';

test.describe('On the first start', () => {
  let launched: Launched;
  let wirescope: Wirescope;

  test.beforeAll(async () => {
    launched = await launch();
    wirescope = new Wirescope(launched);
  });

  test.afterAll(() => launched.close());

  test('the window says what can be done', async () => {
    await expect(wirescope.emptyState).toBeVisible();
    await expect(wirescope.emptyState).toContainText(/demo/i);
    await expect(wirescope.emptyState).toContainText(/recording/i);
    await expect(wirescope.launchInput).toBeVisible();
    await expect(wirescope.sessions()).toHaveCount(0);
  });

  test('a pasted command and Enter lead to the first message', async () => {
    await wirescope.launchInput.fill(faulty('print-line'));
    await wirescope.launchInput.press('Enter');
    await wirescope.waitForRow({ kind: 'request', method: 'initialize' });
    await wirescope.waitForRow({ kind: 'response', method: 'initialize' });
    await wirescope.waitForRow({ kind: 'notification', method: 'notifications/initialized' });
    await wirescope.waitForRow({ kind: 'response', method: 'tools/list' });
    await expect(wirescope.selectedSession()).toContainText('print-line');
  });

  test('a pasted mcpServers configuration is launched under its name, and its secrets are not recorded', async () => {
    const server = { command: 'node', args: ['e2e/servers/crlf.mjs'], env: { API_TOKEN: 'correct-horse-battery' } };
    await wirescope.start(JSON.stringify({ mcpServers: { weather: server } }, null, 2));
    await expect(wirescope.selectedSession()).toContainText('weather');
    const recording = await readFile(newestRecording(launched.captures), 'utf8');
    expect(recording).toContain('crlf.mjs');
    expect(recording).not.toContain('correct-horse-battery');
  });

  test('a pasted claude mcp add command is launched', async () => {
    await wirescope.start('claude mcp add calendar -e LEVEL=debug -- node e2e/servers/hang.mjs');
    await expect(wirescope.selectedSession()).toContainText('calendar');
  });

  test('a command that does not exist is a failed session beside the others, and says where it was looked for', async () => {
    await wirescope.start(faulty('bom'));
    const sessions = await wirescope.sessions().count();
    await wirescope.launch('no-such-server-xyz --port 1');
    await expect(wirescope.selectedSession()).toHaveAttribute('data-state', 'failed');
    const failure = launched.page.getByTestId('launch-failure');
    await expect(failure).toContainText('no-such-server-xyz');
    await expect(failure).toContainText('ENOENT');
    await expect(failure).toContainText('/usr/bin');
    await expect(failure).toContainText('resolve the program, failed');
    await wirescope.waitForRow({ kind: 'event', method: 'launch failed' });
    await expect(wirescope.sessions()).toHaveCount(sessions + 1);
    await wirescope.openSession('bom');
    await wirescope.waitForRow({ kind: 'response', method: 'tools/list' });
  });
});
