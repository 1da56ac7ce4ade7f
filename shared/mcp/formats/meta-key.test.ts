import { describe, expect, test } from 'vitest';
import { metaKeyFault, prefixLabels } from './meta-key.ts';

describe('keys', () => {
  test.each([
    'progressToken',
    'a',
    '',
    'com.example/my-key_2.x',
    'com.example/',
    'ui/resourceUri',
    'io.modelcontextprotocol/related-task',
    'a1.b-2.c/3',
    `${'a'.repeat(100_000)}/b`,
  ])('%.60s', (key) => {
    expect(metaKeyFault(key)).toBeNull();
  });
});

describe('no keys', () => {
  test.each([
    ['my key', 'has a space at character 3'],
    ['com.example/my key', 'has a space at character 15'],
    ['schlüssel', 'has the character ü at character 5'],
    ['_x', 'has the name "_x"; a name begins and ends with a letter or digit'],
    ['com.example/x-', 'has the name "x-"; a name begins and ends with a letter or digit'],
    ['.', 'has the name "."; a name begins and ends with a letter or digit'],
    ['/x', 'has nothing before its slash'],
    ['a/b/c', 'has more than one slash'],
    ['com..example/x', 'has a dot before its slash with nothing on one side'],
    ['1com.example/x', 'has "1com" in its prefix; such a part is a letter'],
    ['com.example-/x', 'has "example-" in its prefix'],
    ['https://example.com/x', 'has "https:" in its prefix'],
  ])('%s', (key, fault) => {
    expect(metaKeyFault(key)?.slice(0, fault.length)).toBe(fault);
  });

  test('also long ones, in a short sentence', () => {
    expect(metaKeyFault(`${'a-'.repeat(100_000)}/x`)?.length).toBeLessThan(250);
    expect(metaKeyFault(`_${'a'.repeat(100_000)}`)?.length).toBeLessThan(250);
  });
});

test('labels of a prefix', () => {
  expect(prefixLabels('io.modelcontextprotocol/x')).toEqual(['io', 'modelcontextprotocol']);
  expect(prefixLabels('x')).toBeNull();
});
