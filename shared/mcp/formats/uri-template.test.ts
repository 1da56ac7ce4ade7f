import { describe, expect, test } from 'vitest';
import { uriTemplateFault } from './uri-template.ts';

describe('URI templates', () => {
  test.each([
    '',
    'file:///{path}',
    'file:///{+path}',
    'demo://resource/dynamic/text/{resourceId}',
    'http://example.com/{?q,lang*}{&more:3}{#part}',
    '{/a.b,%20c}{;x}{.y}',
    "it's/über/{v:9999}",
    'a|b'.replace('|', '-'),
  ])('%s', (text) => {
    expect(uriTemplateFault(text)).toBeNull();
  });
});

describe('other texts', () => {
  test.each([
    ['file:///{path', 'does not close the brace at character 9'],
    ['file:///path}', 'has a closing brace at character 13 that was not opened'],
    ['{a}}', 'has a closing brace at character 4 that was not opened'],
    ['a/{}', 'has "{}", which names no variable'],
    ['a/{?}', 'has "{?}", which names no variable'],
    ['a/{user-id}', 'has "{user-id}", which is no list of variables'],
    ['a/{a b}', 'has "{a b}", which is no list of variables'],
    ['a/{a,}', 'has "{a,}", which is no list of variables'],
    ['a/{a..b}', 'has "{a..b}", which is no list of variables'],
    ['a/{a:0}', 'has "{a:0}", which is no list of variables'],
    ['a/{a:12345}', 'has "{a:12345}", which is no list of variables'],
    ['a/{a%2}', 'has "{a%2}", which is no list of variables'],
    ['a/{{a}}', 'has "{{a}", which is no list of variables'],
    ['a/{=a}', 'has "{=a}", whose operator has no meaning yet'],
    ['a b/{c}', 'has a space at character 2'],
    ['a/{c}%2x', 'has a % at character 6 without two hexadecimal digits after it'],
    ['a|b', 'has the character | at character 2'],
    [':id<int>', 'has the character < at character 4'],
  ])('%j %s', (text, fault) => {
    expect(uriTemplateFault(text)).toBe(fault);
  });
});

test('long texts are stepped through once', () => {
  const long = 'a'.repeat(5_000_000);
  expect(uriTemplateFault(`${long}{${long}}${'{a}'.repeat(100_000)}`)).toBeNull();
  expect(uriTemplateFault(`{${'a.'.repeat(1_000_000)}}`)).toContain('no list of variables');
});
