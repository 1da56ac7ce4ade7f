import { expect, type Launched, launch, test } from './fixtures.ts';
import { faulty } from './pages/servers.ts';
import { Wirescope } from './pages/wirescope.ts';

test.describe('By keyboard alone', () => {
  let launched: Launched;
  let wirescope: Wirescope;

  test.beforeAll(async () => {
    launched = await launch();
    wirescope = new Wirescope(launched);
    await wirescope.start(faulty('print-line'));
    await wirescope.call('fault');
    await wirescope.waitForRow({ kind: 'response', method: 'tools/call fault' });
    await wirescope.expectTrafficGoesOn();
  });

  test.afterAll(() => launched.close());

  const press = (key: string) => launched.page.keyboard.press(key);

  const goToPartner = async () => {
    await press('g');
    await press('p');
  };

  const selected = async () =>
    Number(await wirescope.timeline.locator('[aria-selected="true"]').getAttribute('data-seq'));

  test('arrows and j and k move the selection by one row', async () => {
    await wirescope.select(wirescope.row({ kind: 'request', method: 'initialize' }));
    const first = await selected();
    await press('ArrowDown');
    await expect.poll(selected).toBe(first + 1);
    await press('j');
    await expect.poll(selected).toBe(first + 2);
    await press('k');
    await expect.poll(selected).toBe(first + 1);
    await press('ArrowUp');
    await expect.poll(selected).toBe(first);
  });

  test('Home and End go to the first and the last row', async () => {
    await press('End');
    const last = (await wirescope.rows()).at(-1)?.seq;
    await expect.poll(selected).toBe(last);
    await press('Home');
    await expect.poll(selected).toBe(1);
  });

  test('Enter goes into the details and Escape comes back', async () => {
    await press('Enter');
    const inDetails = () => wirescope.details.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(inDetails).toBe(true);
    await press('Escape');
    await expect.poll(inDetails).toBe(false);
    const inTimeline = () => wirescope.timeline.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(inTimeline).toBe(true);
  });

  test('slash goes to the filter and Escape empties it', async () => {
    await press('/');
    await expect(wirescope.filterInput).toBeFocused();
    await launched.page.keyboard.type('DEBUG');
    await expect(wirescope.row()).toHaveCount(1);
    await press('Escape');
    await expect(wirescope.filterInput).toHaveValue('');
    await expect.poll(() => wirescope.row().count()).toBeGreaterThan(5);
  });

  test('g p goes from an answer to its request and back', async () => {
    const answer = await wirescope.waitForRow({ kind: 'response', method: 'tools/call fault' });
    await wirescope.select(answer);
    const from = await selected();
    const to = Number(await wirescope.row({ kind: 'request', method: 'tools/call fault' }).getAttribute('data-seq'));
    await goToPartner();
    await expect.poll(selected).toBe(to);
    await goToPartner();
    await expect.poll(selected).toBe(from);
  });

  test('Ctrl+Enter sends what the composer holds', async () => {
    await wirescope.compose('{"jsonrpc":"2.0","id":"by-keyboard","method":"ping"}');
    await press('Control+Enter');
    await wirescope.waitForRow({ kind: 'response', id: '"by-keyboard"' });
  });

  test('Tab reaches every part of the window and every stop shows its focus', async () => {
    const parts = new Set<string>();
    await wirescope.filterInput.focus();
    for (let step = 0; step < 60; step += 1) {
      await press('Tab');
      const part = await launched.page.evaluate(() => {
        const element = document.activeElement;
        return element?.closest('[data-testid]')?.getAttribute('data-testid') ?? '';
      });
      parts.add(part);
    }
    for (const part of ['timeline', 'session-list']) expect([...parts]).toContain(part);
  });
});
