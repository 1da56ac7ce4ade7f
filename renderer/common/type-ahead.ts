/** Going to an entry of a list by typing how it begins. */

/** A pause this long begins a new word, in milliseconds. */
const pause = 700;

export interface Typed {
  readonly text: string;
  /** When the last character came, in milliseconds. */
  readonly at: number;
}

export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** What has been typed with one more character; the same one twice goes on to the next entry that begins with it. */
export function typedMore(typed: Typed, character: string, now: number): Typed {
  const goesOn = now - typed.at < pause && typed.text !== character;
  return { text: `${goesOn ? typed.text : ''}${character}`.toLowerCase(), at: now };
}

/**
 * The entry that begins with the text, or has a part behind a slash that does; the search begins behind `index` for a
 * single character, and there for more. Null: none.
 */
export function entryTyped(text: string, index: number, labels: readonly string[]): number | null {
  const start = Math.max(0, text.length === 1 ? index + 1 : index);
  const order = labels.map((_, step) => (start + step) % labels.length);
  const begins = (at: number) => (labels[at] ?? '').toLowerCase().startsWith(text);
  const hasPart = (at: number) => (labels[at] ?? '').toLowerCase().includes(`/${text}`);
  return order.find(begins) ?? order.find(hasPart) ?? null;
}
