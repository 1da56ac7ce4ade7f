import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uriFault } from './uri.ts';

describe('URIs', () => {
  test.each([
    'file:///home/me/notes.txt',
    'file:/home/me',
    'https://user:secret@example.com:8080/a/b;c=1?q=%20x&y[]'.replace('[]', ''),
    'http://[2001:db8::1]:80/',
    'http://[v1.a:b]/',
    'urn:isbn:0451450523',
    'mailto:me@example.com',
    'demo://resource/static/document/instructions.md',
    'a+b.c-1:',
    'test:?#',
    'note:///',
    'data:text/plain;base64,SGk=',
    'ui://widget/index.html#top',
  ])('%s', (text) => {
    expect(uriFault(text)).toBeNull();
  });
});

describe('other texts', () => {
  test.each([
    ['', 'is empty'],
    ['notes.txt', 'has no scheme, as in "file:" or "https:"'],
    ['/home/me', 'has no scheme, as in "file:" or "https:"'],
    ['://x', 'has no scheme, as in "file:" or "https:"'],
    ['my_app://x', 'has the scheme "my_app"; a scheme is a letter and then letters, digits, "+", "-" and "."'],
    ['1a:b', 'has the scheme "1a"; a scheme is a letter and then letters, digits, "+", "-" and "."'],
    ['file:///my notes.txt', 'has a space at character 11'],
    ['C:\\notes.txt', 'has a backslash at character 3'],
    ['file:///é', 'has the character é at character 9'],
    ['file:///\u{1f600}', 'has the character \u{1f600} at character 9'],
    ['file:///\ud83d', 'has the control character U+D83D at character 9'],
    ['file:///a\nb', 'has a line break at character 10'],
    ['file:///a\0b', 'has the control character U+0000 at character 10'],
    ['file:///{path}', 'has the character { at character 9'],
    ['file:///a%2', 'has a % at character 10 without two hexadecimal digits after it'],
    ['http://a:b/', 'has "a:b" where a host and perhaps a port belong'],
    ['http://a@b@c/', 'has "a@b@c" where a host and perhaps a port belong'],
    ['http://[::1/', 'has "[::1" where a host and perhaps a port belong'],
    ['http://[1@a]/', 'has "[1@a]" where a host and perhaps a port belong'],
    ['test:a[0]', 'has the character [ at character 7'],
    ['test://h/a[0]', 'has the character [ at character 11'],
    ['test:a#b#c', 'has "#" twice'],
  ])('%j %s', (text, fault) => {
    expect(uriFault(text)).toBe(fault);
  });
});

test('has no fault only where a strict expression agrees', () => {
  const strict = fullFormats.uri;
  if (typeof strict !== 'function') throw new Error('ajv-formats has changed.');
  const part = fc.constantFrom(
    'a',
    'Z',
    '0',
    '.',
    '-',
    '+',
    ':',
    '/',
    '//',
    '?',
    '#',
    '@',
    '%20',
    '%',
    '[::1]',
    '[',
    ']',
    '&',
    ' ',
    'é',
    '\\',
    '{',
  );
  const text = fc.array(part, { maxLength: 8 }).map((parts) => `s:${parts.join('')}`);
  fc.assert(
    fc.property(text, (candidate) => {
      // It knows no empty path without an authority. What it takes beyond the RFC, one slash for two, does not matter here.
      if (/^s:([?#]|$)/.test(candidate) || uriFault(candidate) !== null) return;
      expect([candidate, strict(candidate)]).toEqual([candidate, true]);
    }),
    { numRuns: 3000 },
  );
});

test('addresses of the web have no fault', () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
      expect(uriFault(url)).toBeNull();
    }),
  );
});

test('long texts are stepped through once', () => {
  const long = 'a'.repeat(5_000_000);
  expect(uriFault(long)).toContain('no scheme');
  expect(uriFault(`data:image/png;base64,${long}`)).toBeNull();
  expect(uriFault(`http://${long}:80/${'%20'.repeat(1_000_000)}`)).toBeNull();
  expect(uriFault(`http://${long}:x`)).toContain('where a host');
});
