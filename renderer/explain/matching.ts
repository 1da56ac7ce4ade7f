/** Searching the catalogue. */
import type { CatalogueEntry } from '#shared/model/reference';

/** The entries that hold every word of the text in their code, title or family; all of them for an empty text. */
export function matching(entries: readonly CatalogueEntry[], text: string): readonly CatalogueEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const searched = `${entry.code} ${entry.title} ${entry.family} ${entry.severity}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** The page to show for what was found: the one that is shown while it is among them, or the first; a whole code always. */
export function bestOf(found: readonly CatalogueEntry[], text: string, shown: string | null): string | null {
  const exact = found.find(({ code }) => code === text.toLowerCase().trim());
  const kept = found.find(({ code }) => code === shown);
  return (exact ?? kept ?? found[0])?.code ?? null;
}

const pageLength = 10;

/** The code that a key leads to from `selected`; null when the key means nothing here. */
export function codeAfterKey(key: string, entries: readonly CatalogueEntry[], selected: string | null): string | null {
  const steps: { readonly [key: string]: number } = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: pageLength,
    PageUp: -pageLength,
  };
  const step = steps[key];
  if (step === undefined || entries.length === 0) return null;
  const index = entries.findIndex(({ code }) => code === selected);
  const next = index === -1 ? 0 : Math.max(0, Math.min(entries.length - 1, index + step));
  return entries[next]?.code ?? null;
}
