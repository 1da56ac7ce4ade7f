import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Launched, launch, test } from './fixtures.ts';
import { faulty } from './pages/servers.ts';
import { type DetailsTab, Wirescope } from './pages/wirescope.ts';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

test.describe('To a screen reader and in both themes', () => {
  let launched: Launched;
  let wirescope: Wirescope;

  test.beforeAll(async () => {
    launched = await launch();
    wirescope = new Wirescope(launched);
  });

  test.afterAll(() => launched.close());

  /** Axe runs from source in the page, because Electron has no second page for its builder to open. */
  async function violations(options: RunOptions): Promise<string[]> {
    if (!(await launched.page.evaluate(() => 'axe' in window))) await launched.page.evaluate(axeSource);
    const results: AxeResults = await launched.page.evaluate(
      (options) => Reflect.get(window, 'axe').run(options),
      options,
    );
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`),
    );
  }

  /** Everything in the light theme; in the dark one only what a theme changes. */
  async function expectClean(): Promise<void> {
    await launched.page.emulateMedia({ colorScheme: 'light' });
    expect(await violations({ resultTypes: ['violations'] }), 'light').toEqual([]);
    await launched.page.emulateMedia({ colorScheme: 'dark' });
    const contrast: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast'] };
    expect(await violations(contrast), 'dark').toEqual([]);
  }

  test('the first start is clean', async () => {
    await expect(wirescope.emptyState).toBeVisible();
    await expectClean();
  });

  test('a failed launch is clean', async () => {
    await wirescope.launch('no-such-server-xyz');
    await expect(wirescope.selectedSession()).toHaveAttribute('data-state', 'failed');
    await expectClean();
  });

  test('a live session with findings is clean', async () => {
    await wirescope.start(faulty('print-line'));
    await wirescope.call('fault');
    await wirescope.waitForRow({ kind: 'invalid', summary: 'DEBUG' });
    await expectClean();
  });

  test('every tab of the details is clean', async () => {
    test.setTimeout(120_000);
    await wirescope.start(faulty('exact-numbers'));
    await wirescope.call('fault');
    await wirescope.select(await wirescope.waitForRow({ kind: 'response', method: 'tools/call fault' }));
    for (const tab of ['Overview', 'Message', 'Bytes', 'Exchange', 'Findings', 'Stderr'] satisfies DetailsTab[]) {
      await expect(await wirescope.openTab(tab)).toBeVisible();
      await expectClean();
    }
  });

  test('a dead server is clean', async () => {
    await wirescope.start(faulty('die'));
    await wirescope.call('die');
    await expect(wirescope.selectedSession()).toHaveAttribute('data-state', 'exited');
    await expectClean();
  });

  test('a filter that nothing matches is clean', async () => {
    await wirescope.filter('nothing matches this');
    await expect(wirescope.row()).toHaveCount(0);
    await expectClean();
  });
});
