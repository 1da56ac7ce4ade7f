/** Characters in sentences about texts that may not hold them. */

const names: ReadonlyMap<string, string> = new Map([
  [' ', 'a space'],
  ['\n', 'a line break'],
  ['\r', 'a line break'],
  ['\t', 'a tab'],
  ['\\', 'a backslash'],
  ['"', 'a quotation mark'],
]);

/** The character at an offset of the text, and where it is: `a space at character 5`, counted from 1. */
export function characterAt(text: string, offset: number): string {
  const code = text.codePointAt(offset) ?? 0;
  const character = String.fromCodePoint(code);
  return `${names.get(character) ?? described(code, character)} at character ${offset + 1}`;
}

function described(code: number, character: string): string {
  const shows = code > 0x20 && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000);
  return shows
    ? `the character ${character}`
    : `the control character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
