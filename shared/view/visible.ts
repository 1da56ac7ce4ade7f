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

/** Escapes of a JSON string, by the character's code. */
const escapes = new Map(
  [...'"\\\b\f\n\r\t'].map((character) => [character.charCodeAt(0), JSON.stringify(character).slice(1, -1)]),
);

/** The inside of a JSON string that says the same, with what nobody could see made {@link visible}. */
export function escaped(text: string): string {
  let shown = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isPlain(code)) continue;
    shown += `${text.slice(from, at)}${escapes.get(code) ?? visible(text.charAt(at))}`;
    from = at + 1;
  }
  return from === 0 ? text : shown + text.slice(from);
}

/** True for what a JSON string shows as it is: a loop over these is faster than a regular expression with many exceptions. */
function isPlain(code: number): boolean {
  if (code < 0x7f) return code >= 0x20 && code !== 0x22 && code !== 0x5c;
  return code >= 0xa0 && !isUnseenWide(code);
}

/** Bidi_Control of Unicode, and the line separators. */
function isUnseenWide(code: number): boolean {
  if (code < 0x200e) return code === 0x061c;
  return code <= 0x200f || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
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
