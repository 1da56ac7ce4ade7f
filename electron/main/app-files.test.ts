import { describe, expect, test } from 'vitest';
import { fileFor } from './app-files.ts';

const folder = '/opt/app/dist/renderer';

test('the start page is index.html', () => {
  expect(fileFor(folder, 'app://local/')).toBe(`${folder}/index.html`);
});

test('a path is a file below the folder', () => {
  expect(fileFor(folder, 'app://local/assets/a%20b.js?v=1#x')).toBe(`${folder}/assets/a b.js`);
});

describe('nothing else is served', () => {
  test.each([
    'app://other/index.html',
    'app://local/..%2f..%2fpackage.json',
    'app://local/assets/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    'app://local/a%00b',
    'app://local/%zz',
  ])('%s', (address) => {
    expect(fileFor(folder, address)).toBeNull();
  });
});
