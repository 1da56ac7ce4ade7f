/** Searching the list. */
import type { Listed } from './listed.ts';

/** The entries that hold every word of the text; all of them for an empty text. */
export function matching(entries: readonly Listed[], text: string): readonly Listed[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => words.every((word) => entry.words.includes(word)));
}

/** The page to show for what was found: the one that is shown while it is among them, or the first; a whole name always. */
export function bestOf(found: readonly Listed[], text: string, shown: string | null): string | null {
  const wanted = text.toLowerCase().trim();
  const exact = found.find(({ name }) => name.toLowerCase() === wanted);
  const kept = found.find(({ name }) => name === shown);
  return (exact ?? kept ?? found[0])?.name ?? null;
}

const pageLength = 10;

/** The name that a key leads to from `selected`; null when the key means nothing here. */
export function nameAfterKey(key: string, entries: readonly Listed[], selected: string | null): string | null {
  const steps: { readonly [key: string]: number } = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: pageLength,
    PageUp: -pageLength,
  };
  const step = steps[key];
  if (step === undefined || entries.length === 0) return null;
  const index = entries.findIndex(({ name }) => name === selected);
  const next = index === -1 ? 0 : Math.max(0, Math.min(entries.length - 1, index + step));
  return entries[next]?.name ?? null;
}
