import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The reference of findings in the words of the person who reads it. */
export class FindingsReference {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly page: Locator;

  constructor(window: Page) {
    this.dialog = window.getByRole('dialog', { name: 'Findings reference' });
    this.search = this.dialog.getByRole('combobox', { name: 'Search findings' });
    this.page = this.dialog.getByRole('region', { name: 'Explanation' });
  }

  /** The codes that are listed, in order. */
  listed(): Promise<string[]> {
    return this.dialog
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''));
  }

  /** The code whose page is chosen in the list. */
  chosen(): Promise<string | null> {
    return this.dialog.getByRole('option', { selected: true }).getAttribute('data-option');
  }

  async expectPage(code: string): Promise<void> {
    await expect(this.page.getByText(code, { exact: true })).toBeVisible();
    expect(await this.chosen()).toBe(code);
  }

  /** Who tolerates it, row by row: the side, or a reader with the form of the fault and what it does. */
  readers(): Promise<string[][]> {
    return this.page.locator('table tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const [first, does] = [...row.children];
        const form = first?.querySelector('span')?.textContent ?? '';
        const name = (first?.textContent ?? '').slice(0, -form.length || undefined);
        return does === undefined ? [name] : [name, form, does.textContent ?? ''];
      }),
    );
  }

  /** The marked row of the wrong example, and the place in it. */
  async marked(): Promise<{ readonly row: string; readonly place: string }> {
    const row = this.page.locator('[data-marked]');
    const place = row.locator('mark');
    const placed = (await place.count()) === 0 ? null : await place.textContent();
    return { row: (await row.textContent()) ?? '', place: placed ?? '' };
  }
}
