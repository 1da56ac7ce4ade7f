import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Launched, launch, test } from './fixtures.ts';
import { newestRecording, readRecording } from './pages/captures.ts';
import { everything, faulty, filesystem, memory } from './pages/servers.ts';
import { Wirescope } from './pages/wirescope.ts';

test.describe('Traffic', () => {
  let launched: Launched;
  let wirescope: Wirescope;
  let folder: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'wirescope-files-'));
    await writeFile(path.join(folder, 'note.txt'), 'forty-two');
    launched = await launch();
    wirescope = new Wirescope(launched);
  });

  test.afterAll(async () => {
    await launched.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Calls a tool and expects the answer beside its request, joined and timed. */
  async function callAndExpect(tool: string, args: unknown, summary: string): Promise<void> {
    const id = String(await wirescope.call(tool, args));
    const answer = await wirescope.waitForRow({ kind: 'response', id, summary });
    await expect(answer.locator('[data-col="method"]')).toContainText(`tools/call ${tool}`);
    await expect(answer.locator('[data-col="took"]')).toHaveText(/^\d[\d.]* (ms|s)$/);
    await wirescope.waitForRow({ kind: 'request', id, method: `tools/call ${tool}` });
  }

  test('the demo server answers the greeting and a call from a template', async () => {
    await wirescope.emptyState.getByRole('button', { name: /demo/i }).click();
    await wirescope.waitForRow({ kind: 'response', method: 'tools/list' });
    await wirescope.useTemplate('tools/call');
    expect(await wirescope.composedText()).toContain('"method":"tools/call"');
    await wirescope.send();
    await wirescope.waitForRow({ kind: 'request', method: 'tools/call' });
    await expect(wirescope.row({ method: 'tools/call' })).toHaveCount(2);
    await callAndExpect('add', { a: 2, b: 3 }, '5');
  });

  test('server-everything is greeted and answers', async () => {
    await wirescope.start(everything);
    await wirescope.waitForRow({ kind: 'request', method: 'initialize' });
    await wirescope.waitForRow({ kind: 'notification', method: 'notifications/initialized' });
    await callAndExpect('get-sum', { a: 40, b: 2 }, '42');
    await callAndExpect('echo', { message: 'h\u00e9llo \u{1f9ea}' }, 'h\u00e9llo \u{1f9ea}');
    await wirescope.sendText('{"jsonrpc":"2.0","id":"nine","method":"no/such"}');
    const error = await wirescope.waitForRow({ kind: 'error', id: '"nine"' });
    await expect(error).toContainText('-32601');
    await wirescope.sendText('{"jsonrpc":"2.0","id":11,"method":"resources/list"}');
    await wirescope.waitForRow({ kind: 'response', id: '11', method: 'resources/list' });
  });

  test('server-filesystem reads a file', async () => {
    await wirescope.start(filesystem(folder));
    await callAndExpect('read_text_file', { path: path.join(folder, 'note.txt') }, 'forty-two');
  });

  test('server-memory keeps an entity', async () => {
    await wirescope.start(memory(folder));
    const entities = [{ name: 'Ada', entityType: 'person', observations: ['wrote programs'] }];
    await callAndExpect('create_entities', { entities }, 'Ada');
    await callAndExpect('search_nodes', { query: 'Ada' }, 'Ada');
  });

  test('a server of both eras answers without a handshake', async () => {
    await wirescope.start(faulty('both-eras'));
    await callAndExpect('add', { a: 20, b: 22 }, '42');
    await callAndExpect('fail', {}, 'it failed');
    await expect(wirescope.selectedSession()).toContainText('2025-11-25');
  });

  test('an answer is joined to its request in both directions', async () => {
    await wirescope.start(faulty('both-eras'));
    await callAndExpect('add', { a: 1, b: 1 }, '2');
    const answer = await wirescope.waitForRow({ kind: 'response', method: 'tools/call add' });
    const request = await wirescope.waitForRow({ kind: 'request', method: 'tools/call add' });
    await wirescope.select(answer);
    const overview = await wirescope.openTab('Overview');
    await expect(overview).toContainText(`#${await request.getAttribute('data-seq')}`);
    const exchange = await wirescope.openTab('Exchange');
    await expect(exchange).toContainText('"name": "add"');
    await expect(exchange).toContainText('"text": "2"');
  });

  test('the exact text of a message is shown, big integers and doubled keys untouched', async () => {
    await wirescope.start(faulty('exact-numbers'));
    const id = await wirescope.call('fault');
    const answer = await wirescope.waitForRow({ kind: 'response', id: String(id) });
    await wirescope.select(answer);
    const message = await wirescope.openTab('Message');
    for (const token of ['9007199254740993', '1.10', '1e400', '"twice": 1', '"twice": 2', '"\\u0041\\/"']) {
      await expect(message.locator('.monaco-editor')).toContainText(token);
    }
    const codes = await wirescope.findingsOf(answer);
    expect(codes).toContain('duplicate-json-key');
    expect(codes).toContain('unsafe-integer');
  });

  test('the exact bytes of a message are shown', async () => {
    await wirescope.start(faulty('exact-numbers'));
    await wirescope.call('fault');
    const answer = await wirescope.waitForRow({ kind: 'response', method: 'tools/call fault' });
    await wirescope.select(answer);
    const bytes = await wirescope.openTab('Bytes');
    await expect(bytes).toContainText('00000000');
    await expect(bytes).toContainText(/7b\s*22\s*6a\s*73\s*6f\s*6e\s*72\s*70\s*63/i);
    await expect(bytes).toContainText('{"jsonrpc":"2.0"');
  });

  test('a malformed line is sent as it was written and said to be malformed', async () => {
    await wirescope.start(faulty('print-line'));
    await wirescope.sendText('{"jsonrpc": "2.0", "id": 9007199254740993, "method": ');
    const row = await wirescope.waitForRow({ kind: 'invalid', summary: '9007199254740993' });
    await wirescope.select(row);
    const panel = await wirescope.openTab('Findings');
    await expect(panel.locator('[data-code="stdin-not-json"]')).toBeVisible();
    const sent = readRecording(newestRecording(launched.captures)).filter((line) => line.channel === 'stdin');
    expect(sent.at(-1)?.text).toBe('{"jsonrpc": "2.0", "id": 9007199254740993, "method": ');
    await wirescope.expectTrafficGoesOn();
  });

  test('an unanswered call shows a ticking clock', async () => {
    await wirescope.start(faulty('hang'));
    const id = String(await wirescope.call('hang'));
    const request = await wirescope.waitForRow({ kind: 'request', id });
    const clock = request.locator('[data-col="took"]');
    await expect(clock).toContainText(/[1-9]\d* s/);
    const first = await clock.textContent();
    await expect(clock).not.toHaveText(first ?? '');
    await wirescope.expectTrafficGoesOn();
  });

  test('an answer after the cancellation is joined to its call and named late', async () => {
    await wirescope.start(faulty('hang'));
    const id = await wirescope.call('late');
    await wirescope.waitForRow({ kind: 'request', id: String(id) });
    const params = { requestId: id, reason: 'too slow' };
    await wirescope.sendText(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params }));
    const answer = await wirescope.waitForRow({ kind: 'response', id: String(id), summary: 'too late' });
    await expect(answer.locator('[data-col="method"]')).toContainText('tools/call late');
    await wirescope.select(answer);
    await expect(await wirescope.openTab('Overview')).toContainText(/late by/i);
  });

  test('the filter keeps what it names and gives everything back', async () => {
    await wirescope.start(faulty('print-line'));
    await wirescope.filter('NOTIFICATIONS/init');
    await expect(wirescope.row()).toHaveCount(1);
    await wirescope.filter('');
    await wirescope.waitForRow({ method: 'tools/list' });
    expect((await wirescope.rows()).length).toBeGreaterThan(5);
  });
});
