/** Text from a peer made fit for one line: short, and with every control character visible. */

/** Longest summary of a row, in UTF-16 units. */
export const summaryLimit = 160;

const unseen = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Nothing but printable ASCII: nearly every text, told apart quickly. */
const plainAscii = /^[ -~]*$/;

/** Control characters as symbols (`␀`, `␛`), line separators and direction marks by their number. */
export function visible(text: string): string {
  return plainAscii.test(text) ? text : text.replace(unseen, symbolOf);
}

function symbolOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return byNumber(character);
}

/** A character as its code point: `<U+202E>`. */
export function byNumber(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}

/** At most `limit` units of the text, ending in `…` when something was left out. */
export function clip(text: string, limit: number = summaryLimit): string {
  if (text.length <= limit) return text;
  const end = isHighSurrogate(text.charCodeAt(limit - 2)) ? limit - 2 : limit - 1;
  return `${text.slice(0, end)}…`;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

/** One visible line of at most `limit` units; looks only at the start of a long text. */
export function oneLine(text: string, limit: number = summaryLimit): string {
  return clip(visible(text.length > limit ? text.slice(0, limit + 1) : text), limit);
}
