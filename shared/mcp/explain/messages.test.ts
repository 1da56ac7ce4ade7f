import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messageList } from '../manual/messages.ts';
import { methodPage } from '../manual/method-page.ts';
import { revisions } from '../revisions.ts';
import { messagesMarkdown } from './message-markdown.ts';
import { messagesText, methodText } from './message-text.ts';

test('messages.md says what the tables say', () => {
  const file = readFileSync(path.join(import.meta.dirname, 'messages.md'), 'utf8');
  const current = file === messagesMarkdown();
  expect(current, 'messages.md is older than the tables: run `npm run catalogue`').toBe(true);
});

test('every message has its section', () => {
  const text = messagesMarkdown();
  for (const { name } of messageList) expect(text).toContain(`\n### ${name}\n`);
  expect(text).not.toMatch(/[^\P{C}\n]/u);
});

test('pages fit the terminal', () => {
  for (const width of [80, 100]) {
    for (const { name } of messageList) {
      for (const revision of revisions) {
        const page = methodPage(name, revision);
        const text = page === null ? '' : methodText(page, { width, colour: false });
        const [tables = ''] = text.split('\nSmallest ');
        for (const line of tables.split('\n')) expect(line.length, line).toBeLessThanOrEqual(width);
      }
    }
    for (const line of messagesText(messageList, { width, colour: false }).split('\n'))
      expect(line.length, line).toBeLessThanOrEqual(width);
  }
});
