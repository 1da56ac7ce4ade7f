import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Launched, launch, test } from './fixtures.ts';
import { FindingsReference } from './pages/reference.ts';
import { faulty } from './pages/servers.ts';
import { Wirescope } from './pages/wirescope.ts';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

test.describe('Explanations', () => {
  let launched: Launched;
  let wirescope: Wirescope;
  let reference: FindingsReference;

  test.beforeAll(async () => {
    launched = await launch();
    wirescope = new Wirescope(launched);
    reference = new FindingsReference(launched.page);
    await wirescope.start(faulty('print-line'));
    await wirescope.call('fault');
    await wirescope.waitForRow({ kind: 'invalid', summary: 'DEBUG' });
  });

  test.afterAll(() => launched.close());

  const press = (key: string) => launched.page.keyboard.press(key);

  /** The findings of the line that is not JSON. */
  async function openFindings() {
    await wirescope.select(wirescope.row({ kind: 'invalid', summary: 'DEBUG' }).first());
    const panel = await wirescope.openTab('Findings');
    await expect(panel.locator('[data-code="stdout-not-json"]')).toBeVisible();
    return panel.getByRole('button', { name: 'Explain stdout-not-json' });
  }

  async function chooseInMenu(label: string): Promise<void> {
    await launched.app.evaluate(({ Menu }, wanted) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
      items.find((item) => item.label === wanted)?.click();
    }, label);
  }

  test('a click on a finding opens its page, and Escape comes back to it', async () => {
    const explain = await openFindings();
    await explain.click();
    await expect(reference.dialog).toBeVisible();
    await reference.expectPage('stdout-not-json');
    for (const heading of ['Why it matters', 'How to mend it', 'Wrong', 'Right', 'Who tolerates it', 'Specification'])
      await expect(reference.page.getByRole('heading', { name: heading })).toBeVisible();
    expect((await reference.marked()).row).toContain('is not JSON');
    await press('Escape');
    await expect(reference.dialog).toBeHidden();
    await expect(explain).toBeFocused();
  });

  test('the finding says who bears it and what cures it, its page who does what', async () => {
    const explain = await openFindings();
    const finding = launched.page.locator('[data-code="stdout-not-json"]');
    await expect(finding.getByRole('heading')).toHaveText('This line is not JSON; it looks like a log line.');
    await expect(finding.getByText('Let the logger write to stderr')).toBeVisible();
    await expect(
      finding.getByText(/^Is dropped by TypeScript SDK .+ Python SDK .+; disconnects a strict/),
    ).toBeVisible();
    await explain.click();
    await reference.expectPage('stdout-not-json');
    expect(await reference.readers()).toEqual([
      ['As a client'],
      ['TypeScript SDK 1.32.2 (MCP Inspector 1)', 'a line of text', 'drops the line'],
      ['TypeScript SDK 2.4.0 (MCP Inspector 2)', 'a line of text', 'drops the line'],
      ['TypeScript SDK 1.32.2 (MCP Inspector 1)', 'text and the answer on one line', 'hangs'],
      ['TypeScript SDK 2.4.0 (MCP Inspector 2)', 'text and the answer on one line', 'hangs'],
      ['Python SDK 2.3.0', '', 'drops the line'],
      ['By the letter'],
      ['A strict reader', '', 'disconnects'],
    ]);
    await press('Escape');
    await expect(explain).toBeFocused();
  });

  test('from the timeline to the page by keyboard alone', async () => {
    const explain = await openFindings();
    await wirescope.timeline.focus();
    await press('Enter');
    await press('Tab');
    await expect(explain).toBeFocused();
    await press('Enter');
    await reference.expectPage('stdout-not-json');
    await press('Escape');
    await expect(explain).toBeFocused();
    await press('F1');
    await reference.expectPage('stdout-not-json');
    await press('Escape');
    await expect(explain).toBeFocused();
  });

  test('the whole catalogue opens from the menu and is searched', async () => {
    await wirescope.timeline.focus();
    await chooseInMenu('Findings reference');
    await expect(reference.search).toBeFocused();
    await expect.poll(async () => (await reference.listed()).length).toBeGreaterThan(60);
    await launched.page.keyboard.type('null request');
    await expect.poll(() => reference.listed()).toContain('id-null');
    expect((await reference.listed()).length).toBeLessThan(20);
    await reference.search.fill('id-null');
    await expect.poll(() => reference.listed()).toEqual(['id-null', 'error-id-null']);
    await reference.expectPage('id-null');
    expect(await reference.marked()).toMatchObject({ place: 'null', row: expect.stringContaining('"method":"ping"') });
    await reference.search.fill('');
    await press('ArrowDown');
    await expect.poll(() => reference.chosen()).toBe('id-type');
    await reference.expectPage('id-type');
    await reference.search.fill('no finding has these');
    await expect(reference.dialog.getByText('No finding has these words.')).toBeVisible();
    await press('Escape');
    await expect(wirescope.timeline).toBeFocused();
  });

  test('an address of the specification is copied, not opened', async () => {
    const explain = await openFindings();
    await explain.click();
    await reference.page.getByRole('button', { name: 'Copy address' }).first().click();
    await expect
      .poll(() => launched.app.evaluate(({ clipboard }) => clipboard.readText()))
      .toMatch(/^https:\/\/modelcontextprotocol\.io\/specification\//);
    await press('Escape');
  });

  test('the pane is clean for a screen reader and in both themes', async () => {
    const explain = await openFindings();
    await explain.click();
    await reference.expectPage('stdout-not-json');
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

  test('why lines on stderr are no findings is explained where they are shown', async () => {
    await wirescope.launch(faulty('exit-at-once'));
    await wirescope.waitForRow({ kind: 'event', summary: 'exited' });
    await wirescope.select(wirescope.row({ kind: 'stderr' }).last());
    for (const tab of ['Findings', 'Stderr'] as const) {
      const panel = await wirescope.openTab(tab);
      await panel.getByRole('button', { name: 'Why that is no finding' }).click();
      await reference.expectPage('stderr-severity');
      await press('Escape');
      await expect(reference.dialog).toBeHidden();
    }
  });
});
