/** What the list on the left holds: findings or messages, searched and moved through in the same way. */
import type { Severity } from '#shared/model/diagnostic';
import type { Direction } from '#shared/model/frame';
import type { MessageEntry } from '#shared/model/method-page';
import type { CatalogueEntry } from '#shared/model/reference';

export interface Listed {
  /** A code or a method. */
  readonly name: string;
  readonly title: string;
  readonly group: string;
  /** Shown as a tooltip. */
  readonly hint: string;
  readonly mark: { readonly severity: Severity } | { readonly direction: Direction | null };
  /** What is searched, in small letters. */
  readonly words: string;
}

export function listedFinding({ code, title, severity, family }: CatalogueEntry): Listed {
  const words = `${code} ${title} ${family} ${severity}`.toLowerCase();
  return { name: code, title, group: family, hint: code, mark: { severity }, words };
}

export function listedMessage({ name, kind, direction, area, about, revisions }: MessageEntry): Listed {
  const words = `${name} ${kind} ${area} ${about} ${revisions.join(' ')}`.toLowerCase();
  return { name, title: name, group: area, hint: about, mark: { direction }, words };
}

export interface Group {
  readonly title: string;
  readonly entries: readonly Listed[];
}

/** The entries group by group, in the order in which the groups come first. */
export function byGroup(entries: readonly Listed[]): readonly Group[] {
  const titles = [...new Set(entries.map(({ group }) => group))];
  return titles.map((title) => ({ title, entries: entries.filter(({ group }) => group === title) }));
}
