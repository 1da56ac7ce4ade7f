import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Launched, launch, test } from './fixtures.ts';
import { MessagesReference } from './pages/messages-reference.ts';
import { Wirescope } from './pages/wirescope.ts';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

test.describe('Messages of MCP', () => {
  let launched: Launched;
  let wirescope: Wirescope;
  let messages: MessagesReference;

  test.beforeAll(async () => {
    launched = await launch();
    wirescope = new Wirescope(launched);
    messages = new MessagesReference(launched.page);
    await wirescope.emptyState.getByRole('button', { name: /demo/i }).click();
    await wirescope.waitForRow({ kind: 'response', method: 'tools/list' });
  });

  test.afterAll(() => launched.close());

  const press = (key: string) => launched.page.keyboard.press(key);
  const clipboard = () => launched.app.evaluate(({ clipboard: board }) => board.readText());

  /** The link to the message of a row. */
  async function linkOf(kind: 'request' | 'response', method: string) {
    await wirescope.select(wirescope.row({ kind, method }).first());
    const panel = await wirescope.openTab('Overview');
    return panel.getByRole('button', { name: 'What it carries' });
  }

  test('the overview of a message leads to what it carries, in the revision of the session', async () => {
    const link = await linkOf('response', 'tools/list');
    await link.click();
    await messages.expectPage('tools/list', '2025-11-25');
    await expect(messages.page.getByText('request', { exact: true })).toBeVisible();
    await expect(messages.page.getByText('sent by the client', { exact: true })).toBeVisible();
    await expect(messages.page.getByText('The server must have declared the capability tools.')).toBeVisible();
    expect((await messages.fields('Params')).map(({ name }) => name)).toEqual([
      'cursor',
      '_meta',
      'progressToken',
      'io.modelcontextprotocol/related-task',
    ]);
    expect(await messages.field('Result', 'tools')).toMatchObject({ holds: 'list of Tool required' });
    expect(await messages.field('Result', 'execution')).toMatchObject({
      about: expect.stringContaining('new in 2025-11-25'),
    });
    await press('Escape');
    await expect(messages.dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('another revision shows what it changed', async () => {
    await (await linkOf('request', 'tools/list')).click();
    await messages.choose('2026-07-28');
    expect(await messages.field('Result', 'ttlMs')).toMatchObject({
      holds: 'integer from 0 required',
      about: expect.stringContaining('new in 2026-07-28'),
    });
    expect(await messages.field('Result', 'execution')).toMatchObject({
      about: expect.stringContaining('gone in 2026-07-28'),
    });
    await messages.choose('2024-11-05');
    expect((await messages.fields('Result')).map(({ name }) => name)).not.toContain('ttlMs');
    expect(await messages.page.getByText(/(new|gone|changed) in /).count()).toBe(0);
    await press('Escape');
  });

  test('the smallest message is copied as one line that can be sent', async () => {
    await (await linkOf('request', 'tools/list')).click();
    await messages.search.fill('tools/call');
    await messages.expectPage('tools/call', '2025-11-25');
    await messages.page.getByRole('button', { name: 'Copy as one line' }).first().click();
    await expect
      .poll(clipboard)
      .toBe('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"","arguments":{}}}');
    await press('Escape');
  });

  test('a revision that does not have a message says so, and cannot be chosen', async () => {
    await (await linkOf('request', 'tools/list')).click();
    await messages.choose('2026-07-28');
    await messages.option('ping').click();
    await expect(messages.page.getByText('2026-07-28 does not have this message.')).toBeVisible();
    await expect(messages.revision('2026-07-28')).toBeDisabled();
    await messages.choose('2025-06-18');
    await expect(messages.page.getByText('does not have this message')).toBeHidden();
    await press('Escape');
  });

  test('by keyboard: F1 on the link, then through the list and to the findings', async () => {
    const link = await linkOf('request', 'initialize');
    await link.focus();
    await press('F1');
    await messages.expectPage('initialize', '2025-11-25');
    await messages.search.focus();
    await press('ArrowDown');
    await messages.expectPage('notifications/initialized', '2025-11-25');
    await press('Shift+Tab');
    await press('ArrowLeft');
    await expect(launched.page.getByRole('dialog', { name: 'Findings reference' })).toBeVisible();
    await press('ArrowRight');
    await messages.expectPage('notifications/initialized', '2025-11-25');
    await press('Escape');
    await expect(link).toBeFocused();
  });

  test('the list opens from the menu and is searched', async () => {
    await wirescope.timeline.focus();
    await launched.app.evaluate(({ Menu }) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
      items.find(({ label }) => label === 'Messages reference')?.click();
    });
    await expect(messages.search).toBeFocused();
    await expect.poll(() => messages.dialog.getByRole('option').count()).toBeGreaterThan(30);
    await launched.page.keyboard.type('language model');
    await expect(messages.dialog.getByRole('option')).toHaveText([/sampling\/createMessage$/]);
    await expect(messages.page.getByText('sent by the server', { exact: true })).toBeVisible();
    await press('Escape');
    await expect(wirescope.timeline).toBeFocused();
  });

  test('a method that MCP does not know is said to be unknown', async () => {
    await wirescope.sendText('{"jsonrpc":"2.0","id":"odd","method":"tool/list<b>\\u202e"}');
    await wirescope.waitForRow({ kind: 'request', id: '"odd"' });
    await wirescope.select(wirescope.row({ kind: 'request', id: '"odd"' }));
    const panel = await wirescope.openTab('Overview');
    await panel.getByRole('button', { name: 'What it carries' }).click();
    await expect(messages.page.getByText('This is not a message of MCP in any revision')).toBeVisible();
    await expect(messages.page.getByRole('heading')).toContainText('tool/list<b>');
    await press('Escape');
    await wirescope.sendText('{"jsonrpc":"2.0","id":"near","method":"tool/list"}');
    await wirescope.waitForRow({ kind: 'request', id: '"near"' });
    await wirescope.select(wirescope.row({ kind: 'request', id: '"near"' }));
    await panel.getByRole('button', { name: 'What it carries' }).click();
    await messages.page.getByRole('button', { name: 'tools/list' }).click();
    await messages.expectPage('tools/list', '2025-11-25');
    await press('Escape');
  });

  test('the pane is clean for a screen reader and in both themes', async () => {
    await (await linkOf('request', 'tools/list')).click();
    await messages.choose('2026-07-28');
    await messages.search.fill('tools/call');
    await messages.expectPage('tools/call', '2026-07-28');
    await launched.page.evaluate(axeSource);
    for (const colorScheme of ['light', 'dark'] as const) {
      await launched.page.emulateMedia({ colorScheme });
      const results: AxeResults = await launched.page.evaluate(() =>
        Reflect.get(window, 'axe').run({ resultTypes: ['violations'] }),
      );
      const found = results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      expect(found, colorScheme).toEqual([]);
    }
    await launched.page.emulateMedia({ colorScheme: null });
    await press('Escape');
  });

  test('the composer offers what a client may send in the revision of the session', async () => {
    await wirescope.composer.getByRole('button', { name: /template/i }).click();
    const items = launched.page.getByRole('menuitem');
    const labels = await items.allTextContents();
    expect(labels).toEqual(expect.arrayContaining(['initialize', 'prompts/get', 'logging/setLevel', 'tasks/cancel']));
    expect(labels).not.toContain('sampling/createMessage');
    expect(labels).not.toContain('server/discover');
    await launched.page.keyboard.type('prompts/g');
    await expect(items.filter({ hasText: /^prompts\/get$/ })).toBeFocused();
    await press('Enter');
    await expect.poll(() => wirescope.composedText()).toContain('"params":{"name":"","arguments":{}}');
    await launched.page.keyboard.type('greet');
    await expect.poll(() => wirescope.composedText()).toContain('"params":{"name":"greet","arguments":{}}');
  });
});
