/** Characters that cannot be seen, or that change how their neighbours are drawn, made visible. */

export interface Piece {
  /** Offset in the original text. */
  readonly at: number;
  readonly text: string;
  /** True when `text` stands for a character that would not show. */
  readonly replaced: boolean;
}

// Controls, formatting (zero width, bidirectional, BOM, tags), line separators, lone surrogates.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '␡';
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Splits a text into what is drawn as it is and what is drawn by name (`␛`, `␀`, `[U+202E]`). */
export function visiblePieces(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(hidden)) {
    if (match.index > from) pieces.push({ at: from, text: text.slice(from, match.index), replaced: false });
    pieces.push({ at: match.index, text: nameOf(match[0]), replaced: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), replaced: false });
  return pieces;
}

/** The same as one text, for titles and accessible names. */
export function visibleText(text: string): string {
  return text.replace(hidden, nameOf);
}
