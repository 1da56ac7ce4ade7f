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

test('readers stand side by side in a table', () => {
  const text = catalogueMarkdown();
  const section = text.slice(text.indexOf('\n### response-id-type\n'));
  expect(section).toMatch(/\| who tolerates it \| reader +\| does +\| seen from outside +\|\n\| -/);
  expect(section).toMatch(/\| As a client +\| TypeScript SDK 1\.32\.2 and 2\.4\.0 \(MCP Inspector\) \| works \|/);
  expect(section).toMatch(/\| +\| Python SDK 2\.3\.0 +\| works \|/);
});
