import { describe, expect, test } from 'vitest';
import type { Reference } from '../../model/reference.ts';
import { catalogue, referenceOf } from './reference.ts';
import { catalogueText, referenceText } from './text.ts';

const plain = { width: 80, colour: false };

function page(code: string, options = plain): string {
  const reference = referenceOf(code);
  return reference === null ? '' : referenceText(reference, options);
}

describe('the page of a code', () => {
  test('has everything, the place under carets', () => {
    expect(page('id-null')).toMatch(
      /^id-null: .+\n {2}error · Ids · every revision\n\nWhy it matters\n {2}.+\n(?: {2}.+\n)*\nHow to mend it\n/,
    );
    expect(page('id-null')).toContain(
      [
        '    1 → {"jsonrpc":"2.0","id":null,"method":"ping"}',
        '                              ^^^^',
        '        • The id of the request is null.',
      ].join('\n'),
    );
    expect(page('id-null')).toContain('https://modelcontextprotocol.io/specification/2025-11-25/basic#requests');
  });

  test('says who tolerates it, side by side', () => {
    expect(page('response-id-type')).toContain(
      [
        'Who tolerates it',
        '  As a client',
        '    works           TypeScript SDK 1.32.2 and 2.4.0 (MCP Inspector)',
        '    works           Python SDK 2.3.0',
        '  By the letter',
        '    hangs           A strict reader',
        '                    It is another id, so the call goes on waiting.',
        '',
      ].join('\n'),
    );
    expect(page('stdout-not-json', { width: 100, colour: false })).toContain(
      'TypeScript SDK 2.4.0 (MCP Inspector 2), text and the answer on one line\n',
    );
    expect(page('exit-nonzero')).not.toContain('Who tolerates it');
  });

  test('keeps to the width', () => {
    for (const { code } of catalogue) {
      const long = page(code)
        .split('\n')
        .slice(1)
        .filter((line) => line.length > plain.width && !line.includes('https://'));
      expect(long, code).toEqual([]);
    }
  });

  test('shows the place also where the text is in several rows', () => {
    const reference = referenceOf('id-null');
    const lines = [
      {
        kind: 'message' as const,
        seq: 1,
        direction: null,
        text: 'a'.repeat(50),
        place: { from: 18, to: 22 },
        ending: 'lf' as const,
        marked: true,
      },
    ];
    const text = referenceText({ ...reference, wrong: { lines, says: 'X.' } } as Reference, {
      width: 28,
      colour: false,
    });
    expect(text).toContain(
      [`    1 · ${'a'.repeat(20)}`, `        ${' '.repeat(18)}^^`, `        ${'a'.repeat(20)}`, '        ^^'].join(
        '\n',
      ),
    );
  });

  test('lets no control character through', () => {
    for (const { code } of catalogue) expect(page(code), code).not.toMatch(/[^\P{C}\n]/u);
  });

  test('has bold headings where the terminal takes them', () => {
    expect(page('id-null', { width: 80, colour: true })).toContain('\u001b[1mWhy it matters\u001b[0m\n');
  });
});

test('the list has every code with its title under its family', () => {
  const text = catalogueText(catalogue, plain);
  for (const { code, title, family } of catalogue) {
    expect(text).toContain(`\n${family}\n`.trimStart());
    expect(text).toMatch(new RegExp(`  [✖▲●] ${code} +`));
    expect(text).toContain(title);
  }
});
