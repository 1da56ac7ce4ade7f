import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visiblePieces, visibleText } from './visible.ts';

describe('text from a peer', () => {
  test('shows controls by their symbol', () => {
    expect(visibleText('\u001b[31mred\u0000')).toBe('␛[31mred␀');
    expect(visibleText('\u007f')).toBe('␡');
  });

  test('shows what would turn its neighbours around', () => {
    expect(visibleText('user\u202Egpj.exe')).toBe('user[U+202E]gpj.exe');
    expect(visibleText('a\u2066b\u200bc\ufeff')).toBe('a[U+2066]b[U+200B]c[U+FEFF]');
    expect(visibleText('\u{e0041}')).toBe('[U+E0041]');
  });

  test('shows half a character by its number', () => {
    expect(visibleText('\ud83d!')).toBe('[U+D83D]!');
    expect(visibleText('😀')).toBe('😀');
  });

  test('is split without losing anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const pieces = visiblePieces(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(visibleText(text));
        for (const piece of pieces) {
          if (!piece.replaced) expect(text.slice(piece.at, piece.at + piece.text.length)).toBe(piece.text);
        }
      }),
    );
  });
});
