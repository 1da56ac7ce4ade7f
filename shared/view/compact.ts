/** JSON text on one line: white space outside strings goes, every token stays as it was written. */

const space = /[ \t\r\n]/;
const punctuation = /[{}[\]:,"]/;

/**
 * Removes white space outside strings. Numbers, key order, duplicate keys and escapes survive. Text that is not JSON
 * keeps one space where two words would otherwise become one; a line break inside a string stays, because removing it
 * would change what the string says.
 */
export function compactJson(text: string): string {
  const parts: string[] = [];
  let from = 0;
  while (from < text.length) {
    const to = space.test(text.charAt(from)) ? spaceEnd(text, from) : tokenEnd(text, from);
    parts.push(space.test(text.charAt(from)) ? gap(text, from, to) : text.slice(from, to));
    from = to;
  }
  return parts.join('');
}

/** What stands for the white space between `from` and `to`: nothing, or one space between two words. */
function gap(text: string, from: number, to: number): string {
  const before = text.charAt(from - 1);
  const after = text.charAt(to);
  const joinsWords = before !== '' && after !== '' && !punctuation.test(before) && !punctuation.test(after);
  return joinsWords ? ' ' : '';
}

function spaceEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && space.test(text.charAt(at))) at += 1;
  return at;
}

function tokenEnd(text: string, from: number): number {
  if (text.charAt(from) === '"') return stringEnd(text, from);
  let at = from + 1;
  while (at < text.length && text.charAt(at) !== '"' && !space.test(text.charAt(at))) at += 1;
  return at;
}

/** The offset after the closing quote, or the end of the text when the string is not closed. */
function stringEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return Math.min(at + 1, text.length);
}
