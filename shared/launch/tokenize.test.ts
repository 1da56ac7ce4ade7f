import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteWord } from './command-line.ts';
import { type TokenizeOptions, tokenize } from './tokenize.ts';

const posix: TokenizeOptions = { windows: false, home: null };
const windows: TokenizeOptions = { windows: true, home: null };

function words(text: string, options = posix): readonly string[] {
  return tokenize(text, options).tokens.map((token) => token.text);
}

function operators(text: string): readonly string[] {
  return tokenize(text, posix).tokens.flatMap((token) => (token.type === 'operator' ? [token.text] : []));
}

describe('words', () => {
  test.each([
    ['npx -y  foo\t--bar', ['npx', '-y', 'foo', '--bar']],
    ['a \'b c\' "d e"', ['a', 'b c', 'd e']],
    ["it\\'s one\\ word", ["it's", 'one word']],
    ['glue\'d \'to"ge"ther', ['glued together']],
    ['"\\"x\\" \\\\ \\n \\$"', ['"x" \\ \\n $']],
    ['\'\' ""', ['', '']],
    ['\'{"a": [1, 2]}\'', ['{"a": [1, 2]}']],
    ['a # the rest', ['a']],
    ['http://x/#frag a#b', ['http://x/#frag', 'a#b']],
    ['one \\\n  two', ['one', 'two']],
    ['on\\\r\ne', ['one']],
    ['end\\', ['end\\']],
    ['-- -x --y=z', ['--', '-x', '--y=z']],
    ['größe 日本', ['größe', '日本']],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('are what sh makes of the same line, whatever they contain', () => {
    const piece = fc.constantFrom("'", '"', '\\', ' ', 'a', 'b c', '$', '#', '~', '\n', '*', '`', '|', 'é', '=', '!');
    const anyWords = fc.array(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(anyWords, (list) => {
        const line = list.map(quoteWord).join(' ');
        expect(words(line)).toEqual(list);
        expect(shellWords(line)).toEqual(list);
      }),
      { numRuns: 60 },
    );
  });

  test('are what sh makes of arbitrary quoting', () => {
    const piece = fc.constantFrom(
      "'a b'",
      '"c\\"d"',
      '"e\'f"',
      '\\ ',
      "\\'",
      'g',
      '  ',
      "'\\'",
      '"\\\\"',
      "''",
      '-h=',
      '#i',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(words(pieces.join(''))).toEqual(shellWords(pieces.join('')));
      }),
      { numRuns: 60 },
    );
  });

  test('never fail, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, onWindows) => {
        const { tokens } = tokenize(text, { windows: onWindows, home: '/home/me' });
        expect(tokens.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

/** The words that the real sh hands to a program. */
function shellWords(line: string): readonly string[] {
  const script = `print() { for word in "$@"; do printf '%s\\000' "$word"; done; }\nprint ${line}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe('what only a shell can do', () => {
  test.each([
    ['a | b', ['|']],
    ['a && b || c; d &', ['&&', '||', ';', '&']],
    ['a > x 2> y 2>&1 < z', ['>', '2>', '2>&', '<']],
    ['a $(b) `c`', ['$(', ')', '`', '`']],
    ['a "$(b)"', ['$(']],
    ['a\nb', ['\n']],
    ['\'a|b\' "c&d" e\\;f', []],
  ])('%j', (text, expected) => {
    expect(operators(text)).toEqual(expected);
  });

  test('an open quote is told', () => {
    expect(tokenize("a 'b c", posix).openQuote).toBe("'");
    expect(tokenize('a "b c', posix).openQuote).toBe('"');
    expect(tokenize('a "b c"', posix).openQuote).toBeNull();
  });

  test('variables stay as they are written and are told', () => {
    const { tokens, variables } = tokenize(`a $B "\${C}d" '$E' \\$F $1 $`, posix);
    expect(tokens.map((token) => token.text)).toEqual(['a', '$B', `\${C}d`, '$E', '$F', '$1', '$']);
    expect(variables).toEqual(['$B', '$C']);
  });

  test('the home folder is filled in where it is known', () => {
    const home = { windows: false, home: '/home/me' };
    expect(words('~/x "$HOME/y" ~ a~ \'~\' ~other/z', home)).toEqual([
      '/home/me/x',
      '/home/me/y',
      '/home/me',
      'a~',
      '~',
      '~other/z',
    ]);
    expect(tokenize('$HOME', home).variables).toEqual([]);
  });
});

describe('on Windows', () => {
  test.each([
    ['C:\\tools\\node.exe C:\\a\\b.js', ['C:\\tools\\node.exe', 'C:\\a\\b.js']],
    ['"C:\\Program Files\\nodejs\\node.exe" x', ['C:\\Program Files\\nodejs\\node.exe', 'x']],
    ['a "{\\"b\\": 1}"', ['a', '{"b": 1}']],
    ['one ^\r\n two', ['one', 'two']],
    ["C:\\O'Brien\\x '{\"a\": 1}'", ["C:\\O'Brien\\x", '{"a": 1}']],
  ])('%j', (text, expected) => {
    expect(words(text, windows)).toEqual(expected);
  });
});
