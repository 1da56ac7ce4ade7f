import { existsSync } from 'node:fs';
import { expect, type Launched, launch, test } from './fixtures.ts';
import { faulty } from './pages/servers.ts';
import { type DetailsTab, Wirescope } from './pages/wirescope.ts';

const tabs: readonly DetailsTab[] = ['Overview', 'Message', 'Bytes', 'Exchange', 'Findings', 'Stderr'];

test.describe('With a server that sends hostile text everywhere', () => {
  let launched: Launched;
  let wirescope: Wirescope;
  let address: string;
  const seen: string[] = [];

  test.beforeAll(async () => {
    launched = await launch();
    const { app, page } = launched;
    wirescope = new Wirescope(launched);
    address = page.url();
    page.on('dialog', (dialog) => seen.push(`dialog ${dialog.message()}`));
    page.on('framenavigated', (frame) => seen.push(`navigation to ${frame.url()}`));
    page.on('request', (request) => {
      if (/pwned|127\.0\.0\.1|example\.invalid|passwd/.test(request.url())) seen.push(`request ${request.url()}`);
    });
    app.on('window', (opened) => seen.push(`window ${opened.url()}`));
    await app.evaluate(({ shell, dialog }) => {
      const opened: string[] = [];
      Object.assign(globalThis, { opened });
      shell.openExternal = async (url) => void opened.push(url);
      shell.openPath = async (path) => String(opened.push(path));
      dialog.showMessageBoxSync = () => opened.push('a message box');
    });
    await wirescope.start(faulty('hostile-text'));
    await wirescope.call('fault');
    await wirescope.waitForRow({ kind: 'response', method: 'tools/call fault' });
  });

  test.afterAll(() => launched.close());

  /** Nothing that the text asks for has happened. */
  async function expectUnharmed(): Promise<void> {
    const inPage = await launched.page.evaluate(() => ({
      pwned: 'pwned' in window || 'pwned' in Object.prototype,
      elements: document.querySelectorAll(
        '[id^="pwned"], iframe, img[src*="pwned"], object, embed, a[href^="javascript"]',
      ).length,
      title: document.title,
    }));
    expect(inPage.pwned).toBe(false);
    expect(inPage.elements).toBe(0);
    expect(inPage.title).not.toBe('pwned');
    expect(launched.page.url()).toBe(address);
    expect(seen).toEqual([]);
    expect(await launched.app.evaluate(() => Reflect.get(globalThis, 'opened'))).toEqual([]);
    expect(existsSync('/tmp/wirescope-pwned')).toBe(false);
  }

  test('the timeline and the session list show it as text', async () => {
    await expect(wirescope.sessionList).toContainText('<img src=');
    await expect(wirescope.timeline).toContainText('<script>');
    await expectUnharmed();
  });

  test('every pane of every row shows it as text, and clicking on it does nothing', async () => {
    test.setTimeout(60_000);
    const rows = (await wirescope.rows()).filter((row) => row.kind !== 'event');
    expect(rows.length).toBeGreaterThan(10);
    for (const tab of tabs) {
      await wirescope.select(wirescope.row().first());
      const panel = await wirescope.openTab(tab);
      await panel.click();
      for (const { seq } of rows) {
        await wirescope.timeline.locator(`[data-seq="${seq}"]`).click();
        await expect(panel).toBeVisible();
      }
    }
    await expectUnharmed();
  });

  test('a link in a message does not open, not even with Ctrl and a click', async () => {
    await wirescope.select(await wirescope.waitForRow({ kind: 'response', method: 'tools/call fault' }));
    const panel = await wirescope.openTab('Message');
    await panel
      .getByText('javascript:')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await panel
      .getByText('127.0.0.1')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expectUnharmed();
  });

  test('the recording of it is one file inside the captures folder', async () => {
    expect(existsSync(launched.captures)).toBe(true);
    await expectUnharmed();
  });

  test('the traffic goes on', () => wirescope.expectTrafficGoesOn());
});
