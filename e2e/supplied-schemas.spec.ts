import { expect, type Launched, launch, test } from './fixtures.ts';
import { faulty } from './pages/servers.ts';
import { Wirescope } from './pages/wirescope.ts';

test.describe('Schemas that a server supplies', () => {
  let launched: Launched;
  let wirescope: Wirescope;

  test.beforeAll(async () => {
    launched = await launch();
    wirescope = new Wirescope(launched);
    await wirescope.start(faulty('broken-promises'));
    await wirescope.waitForRow({ kind: 'response', method: 'tools/list' });
  });

  test.afterAll(() => launched.close());

  const finding = (code: string) => launched.page.locator(`[data-code="${code}"]`);

  test('arguments and structured content that do not fit are told on their rows', async () => {
    const id = String(await wirescope.call('weigh', { pieces: 'three' }));
    await wirescope.waitForFinding({ kind: 'response', id }, 'structured-content-mismatch');
    await expect(finding('structured-content-mismatch')).toContainText('/grams is "heavy" and must be a number');
    await wirescope.waitForFinding({ kind: 'request', id }, 'tool-args-mismatch');
    await expect(finding('tool-args-mismatch')).toContainText('/pieces is "three" and must be an integer');
  });

  test('a pattern that takes for ever is told, and the traffic goes on', async () => {
    const id = String(await wirescope.call('match', { text: `${'a'.repeat(40)}!` }));
    await wirescope.expectTrafficGoesOn();
    await wirescope.waitForFinding({ kind: 'request', id }, 'schema-not-checked');
    await expect(finding('schema-not-checked')).toContainText('it took longer than');
  });
});
