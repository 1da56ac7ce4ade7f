import { type ElectronApplication, expect, type Locator, type Page } from '@playwright/test';

/** What a timeline row says, cell by cell, as a person reads it. */
export interface RowText {
  readonly seq: number;
  readonly kind: string;
  readonly method: string;
  readonly id: string;
  /** With what its marks say to a screen reader, e.g. `1 error`, in front. */
  readonly summary: string;
  readonly size: string;
  readonly took: string;
}

export interface RowQuery {
  readonly kind?: string;
  /** A part of the method cell, e.g. `tools/call add`. */
  readonly method?: string;
  readonly summary?: string;
  /** The id as JSON text. */
  readonly id?: string;
}

export type DetailsTab = 'Overview' | 'Message' | 'Bytes' | 'Exchange' | 'Findings' | 'Stderr';

/** The window of Wirescope in the words of the person in front of it. */
export class Wirescope {
  readonly timeline: Locator;
  readonly sessionList: Locator;
  readonly details: Locator;
  readonly composer: Locator;
  readonly launchInput: Locator;
  readonly filterInput: Locator;
  readonly statusBar: Locator;
  readonly emptyState: Locator;
  readonly partialRow: Locator;
  readonly connectChoice: Locator;
  readonly page: Page;
  readonly #app: ElectronApplication;
  #nextId = 100;

  constructor({ app, page }: { readonly app: ElectronApplication; readonly page: Page }) {
    this.#app = app;
    this.page = page;
    this.timeline = page.getByTestId('timeline');
    this.sessionList = page.getByTestId('session-list');
    this.details = page.getByTestId('details');
    this.composer = page.getByTestId('composer');
    this.launchInput = page.getByTestId('launch-input');
    this.filterInput = page.getByTestId('filter-input');
    this.statusBar = page.getByTestId('status-bar');
    this.emptyState = page.getByTestId('empty-state');
    this.partialRow = page.getByTestId('partial-row');
    this.connectChoice = page.getByTestId('connect-choice');
  }

  // Launching

  /** Puts a command line or configuration into the launch field and presses Enter. */
  async launch(text: string): Promise<void> {
    await this.openLaunchField();
    await this.launchInput.fill(text);
    await this.launchInput.press('Enter');
  }

  /** The launch field is there from the start; with a session on the screen New brings it up. */
  async openLaunchField(): Promise<void> {
    if (await this.launchInput.isVisible()) return;
    await this.page.getByRole('button', { name: 'New', exact: true }).click();
    await expect(this.launchInput).toBeVisible();
  }

  /** Launches a server and waits for the answers to the greeting. */
  async start(command: string): Promise<void> {
    const before = await this.sessions().count();
    await this.launch(command);
    await expect(this.sessions()).toHaveCount(before + 1);
    await this.waitForRow({ kind: 'response', method: 'tools/list' });
  }

  /** @param choice `auto`, `modern`, `raw`, or `handshake REVISION` */
  async chooseConnect(choice: string): Promise<void> {
    await this.openLaunchField();
    await this.connectChoice.selectOption(choice);
  }

  /** What becomes of a question of the server. */
  async chooseAnswer(what: string, how: 'none' | 'hand' | 'stored', result?: string): Promise<void> {
    await this.openLaunchField();
    const editor = this.page.getByTestId('answers-editor');
    if (!(await editor.isVisible())) await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await editor.locator(`#answer-${what}`).selectOption(how);
    if (result === undefined) return;
    const stored = editor.locator(`#answer-${what}-result`);
    await stored.fill(result);
    await stored.blur();
  }

  /** A message across the session, by its title. */
  banner(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  /** The methods of what the server was sent, as far as the rows are on the screen. */
  async sentMethods(): Promise<readonly string[]> {
    const rows = this.timeline.locator('[data-seq][data-channel="stdin"] [data-col="method"]');
    const methods = await rows.allTextContents();
    return methods.map((method) => method.trim()).filter((method) => method !== '');
  }

  async stop(): Promise<void> {
    await this.page.getByRole('button', { name: 'Stop', exact: true }).click();
  }

  /** Stops the server and waits until its session says that it is gone. */
  async stopAndWait(timeout = 15_000): Promise<void> {
    await this.stop();
    await expect(this.selectedSession()).toHaveAttribute('data-state', 'exited', { timeout });
  }

  // Sessions

  sessions(): Locator {
    return this.sessionList.locator('[data-session]');
  }

  selectedSession(): Locator {
    return this.sessionList.locator('[data-session][data-active="true"]');
  }

  /** Opens the newest session that shows this text. */
  async openSession(text: string): Promise<void> {
    await this.sessions().filter({ hasText: text }).first().getByRole('button').first().click();
  }

  // Timeline

  /** The rows on the screen that fit the query. */
  row(query: RowQuery = {}): Locator {
    let rows = this.timeline.locator(query.kind ? `[data-seq][data-kind="${query.kind}"]` : '[data-seq]');
    for (const column of ['method', 'summary', 'id'] as const) {
      const wanted = query[column];
      if (wanted === undefined) continue;
      const cell = this.page.locator(`[data-col="${column}"]`);
      rows = rows.filter({
        has: column === 'id' ? cell.getByText(wanted, { exact: true }) : cell.filter({ hasText: wanted }),
      });
    }
    return rows;
  }

  /** Waits for a row and returns the last one on the screen that fits. */
  async waitForRow(query: RowQuery, timeout = 15_000): Promise<Locator> {
    const row = this.row(query).last();
    await expect(row).toBeVisible({ timeout });
    return row;
  }

  /** What all rows on the screen say. */
  rows(): Promise<RowText[]> {
    return this.timeline.locator('[data-seq]').evaluateAll((elements) =>
      elements.map((element) => {
        const cell = (name: string) => element.querySelector(`[data-col="${name}"]`)?.textContent?.trim() ?? '';
        return {
          seq: Number(element.getAttribute('data-seq')),
          kind: element.getAttribute('data-kind') ?? '',
          method: cell('method'),
          id: cell('id'),
          summary: cell('summary'),
          size: cell('size'),
          took: cell('took'),
        };
      }),
    );
  }

  async select(row: Locator): Promise<void> {
    await row.click();
    await expect(row).toHaveAttribute('aria-selected', 'true');
  }

  /** Selects the last row and follows the end from there. */
  async goToEnd(): Promise<void> {
    await this.timeline.press('End');
  }

  async filter(text: string): Promise<void> {
    await this.filterInput.fill(text);
  }

  // Details

  async openTab(name: DetailsTab): Promise<Locator> {
    const tab = this.details.getByRole('tab', { name: new RegExp(`^${name}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    return this.details.getByRole('tabpanel');
  }

  /** The codes of the findings on a row, in the order in which they are shown. */
  async findingsOf(row: Locator): Promise<string[]> {
    await this.select(row);
    const panel = await this.openTab('Findings');
    await expect(panel.locator('[data-code]').first()).toBeVisible();
    return panel.locator('[data-code]').evaluateAll((all) => all.map((one) => one.getAttribute('data-code') ?? ''));
  }

  /** Waits until the row that fits carries a finding of this code. */
  async waitForFinding(query: RowQuery, code: string): Promise<void> {
    const row = await this.waitForRow(query);
    await this.select(row);
    const panel = await this.openTab('Findings');
    await expect(panel.locator(`[data-code="${code}"]`).first()).toBeVisible();
  }

  // Composer

  /** Replaces the composer's text by pasting. */
  async compose(text: string): Promise<void> {
    await this.composer.locator('.monaco-editor').first().click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.#app.evaluate(({ clipboard }, pasted) => clipboard.writeText(pasted), text);
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  /** Chooses a template by its method. */
  async useTemplate(method: string): Promise<void> {
    await this.composer.getByRole('button', { name: /template/i }).click();
    await this.page
      .getByRole('menuitem', { name: new RegExp(`^${method}`) })
      .first()
      .click();
  }

  /** The composer's text as it will go out. */
  async composedText(): Promise<string> {
    const lines = await this.composer.locator('.view-line').allTextContents();
    return lines.join('\n').replaceAll('\u00a0', ' ');
  }

  async send(): Promise<void> {
    await this.composer.getByRole('button', { name: 'Send', exact: true }).click();
  }

  async sendText(text: string): Promise<void> {
    await this.compose(text);
    await this.send();
  }

  /** Writes a `tools/call` by hand and sends it; returns its id. */
  async call(tool: string, args: unknown = {}): Promise<number> {
    const id = this.#nextId++;
    const params = { name: tool, arguments: args };
    await this.sendText(JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }));
    return id;
  }

  /** Calls `echo` and waits for the answer: the traffic goes on. */
  async expectTrafficGoesOn(): Promise<void> {
    const text = `still here ${this.#nextId}`;
    const id = await this.call('echo', { text });
    await this.waitForRow({ kind: 'response', id: String(id), summary: text });
  }
}
