import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogueMarkdown } from './markdown.ts';
import { catalogue } from './reference.ts';

test('findings.md says what the rules say', () => {
  const file = readFileSync(path.join(import.meta.dirname, 'findings.md'), 'utf8');
  const current = file === catalogueMarkdown();
  expect(current, 'findings.md is older than the rules: run `npm run catalogue`').toBe(true);
});

test('every code has its section, and the tables lead there', () => {
  const text = catalogueMarkdown();
  for (const { code } of catalogue) {
    expect(text).toContain(`\n### ${code}\n`);
    expect(text).toContain(`(#${code})`);
  }
  expect(text).not.toMatch(/[^\P{C}\n]/u);
});
