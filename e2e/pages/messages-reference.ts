import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export interface FieldShown {
  readonly name: string;
  readonly holds: string;
  readonly about: string;
}

/** The reference of messages in the words of the person who reads it. */
export class MessagesReference {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly page: Locator;

  constructor(window: Page) {
    this.dialog = window.getByRole('dialog', { name: 'Messages reference' });
    this.search = this.dialog.getByRole('combobox', { name: 'Search messages' });
    this.page = this.dialog.getByRole('region', { name: 'Explanation' });
  }

  option(method: string): Locator {
    return this.dialog.locator(`[data-option="${method}"]`);
  }

  revision(revision: string): Locator {
    return this.page.getByRole('radio', { name: revision });
  }

  /** Chooses a revision as a person does: by its label. */
  async choose(revision: string): Promise<void> {
    await this.page.getByText(revision, { exact: true }).click();
    await expect(this.revision(revision)).toBeChecked();
    await expect(this.page.locator(`[data-revision="${revision}"]`)).toBeVisible();
  }

  /** The page of a method is shown, in a revision. */
  async expectPage(method: string, revision: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 3, name: method })).toBeVisible();
    await expect(this.option(method)).toHaveAttribute('aria-selected', 'true');
    await expect(this.page.locator(`[data-revision="${revision}"]`)).toBeVisible();
    await expect(this.revision(revision)).toBeChecked();
  }

  /** The lines of a table, those of the types in it included. */
  fields(part: 'Params' | 'Result'): Promise<FieldShown[]> {
    const table = this.page.getByRole('table', { name: part });
    return table.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const [name = '', holds = '', about = ''] = [...row.children].map((cell) => cell.textContent ?? '');
        return { name, holds, about };
      }),
    );
  }

  /** The first field of this name; fails when there is none. */
  async field(part: 'Params' | 'Result', name: string): Promise<FieldShown> {
    const found = (await this.fields(part)).find((field) => field.name === name);
    expect(found, `${part} ${name}`).toBeDefined();
    return found ?? { name, holds: '', about: '' };
  }
}
