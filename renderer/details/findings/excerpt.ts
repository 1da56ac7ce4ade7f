/** A place in a text with a little of what stands around it. */

export interface Excerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

const around = 72;
const longest = 240;

/** The text of a range with its surroundings; an ellipsis stands where something was cut. Offsets are UTF-16 units. */
export function excerptOf(text: string, range: { readonly from: number; readonly to: number }): Excerpt {
  const from = Math.min(range.from, text.length);
  const to = Math.min(Math.max(range.to, from), text.length);
  const end = Math.min(to, from + longest);
  const cut = end < to;
  return {
    before: `${from > around ? '…' : ''}${text.slice(Math.max(0, from - around), from)}`,
    marked: text.slice(from, end) + (cut ? '…' : ''),
    after: cut ? '' : `${text.slice(end, end + around)}${end + around < text.length ? '…' : ''}`,
  };
}
