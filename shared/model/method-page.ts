/** The messages of MCP as they are described to people: one page for each method, in one revision. */
import type { Direction } from './frame.ts';

/** What longer names are is not asked, in UTF-16 units: none of MCP is near that. */
export const longestMethod = 1000;
export const longestRevision = 100;

/** A line of the list of messages. */
export interface MessageEntry {
  /** The method. */
  readonly name: string;
  readonly kind: 'request' | 'notification';
  /** Which way it goes; null: either way. */
  readonly direction: Direction | null;
  /** The group that it is listed in, for people. */
  readonly area: string;
  /** What it is for, as a sentence. */
  readonly about: string;
  /** The revisions that have it, oldest first. */
  readonly revisions: readonly string[];
}

/** How a field differs from the same field one revision before. */
export type Change = 'new' | 'changed' | 'gone';

/** One line of a table of what a message carries. */
export interface TypeRow {
  /** 0: a field of the params or of the result themselves. */
  readonly depth: number;
  /** `alternative`: the rows under it are one way to fill in the row above it. */
  readonly kind: 'field' | 'alternative';
  /** The key, or the name of the alternative; empty for an alternative without a name. */
  readonly name: string;
  /** What it holds: `string`, `list of ContentBlock`, `one of "a", "b"`, `integer from 0`. */
  readonly type: string;
  readonly required: boolean;
  /** One sentence. */
  readonly about: string;
  /** The first revision that has it, where that is a later one than the message's or the type's around it. */
  readonly since: string | null;
  /** The last revision that has it, where later ones have the message without it. */
  readonly until: string | null;
  /** Null: as in the revision before, or there is none. */
  readonly change: Change | null;
  /** What a changed field was in the revision before: its type, and whether it was required, as far as these differ. */
  readonly was: string | null;
}

/** The params or the result. */
export interface MessagePart {
  readonly title: 'Params' | 'Result';
  /** The types of which it is one; empty: it has no name. */
  readonly type: string;
  /** One sentence; empty when the type has none. */
  readonly about: string;
  /** False: it may be left out. */
  readonly required: boolean;
  readonly rows: readonly TypeRow[];
}

/** The smallest message, or the smallest answer to it: one line of JSON. */
export interface MessageExample {
  readonly title: 'Request' | 'Notification' | 'Answer';
  readonly text: string;
}

/** Everything about a method in one revision. */
export interface MethodPage extends MessageEntry {
  /** The revision that the rest is about. */
  readonly revision: string;
  /** False: this revision does not have the message, and `parts` and `examples` are empty. */
  readonly present: boolean;
  /** Every published revision, oldest first, and whether it has the message. */
  readonly choices: readonly { readonly revision: string; readonly present: boolean }[];
  /** Who sends it: `sent by the client`. */
  readonly sender: string;
  /** `since 2025-06-18`, `from 2025-06-18 to 2025-11-25`, `in every revision`. */
  readonly life: string;
  /** What must have been declared before it may be sent, as a sentence; null: nothing. */
  readonly capability: string | null;
  /** The extension that defines it; null: the core protocol. */
  readonly extension: string | null;
  /** What else there is to know about this revision, as sentences. */
  readonly notes: readonly string[];
  readonly parts: readonly MessagePart[];
  /** One for each part. */
  readonly examples: readonly MessageExample[];
}

/** A message to start from: what a client may send, in one revision. */
export interface MessageTemplate extends Pick<MessageEntry, 'kind' | 'area' | 'about'> {
  readonly method: string;
  readonly revision: string;
  /** Empty strings are to be filled in by a person; null: none are sent. */
  readonly params: { readonly [name: string]: unknown } | null;
}

export interface AreaEntries<T> {
  readonly area: string;
  readonly entries: readonly T[];
}

/** The entries area by area, in the order in which the areas come first. */
export function byArea<T extends { readonly area: string }>(entries: readonly T[]): readonly AreaEntries<T>[] {
  const areas = [...new Set(entries.map(({ area }) => area))];
  return areas.map((area) => ({ area, entries: entries.filter((entry) => entry.area === area) }));
}

/** `string, required`. */
export function kindWords({ kind, type, required }: TypeRow): string {
  return required && kind === 'field' ? `${type}, required` : type;
}

/** `new in 2025-06-18`, `changed in 2025-06-18: was object`, `until 2025-11-25`; empty when there is nothing to say. */
export function lifeWords({ since, until, change, was }: TypeRow, revision: string): string {
  if (change === 'new') return `new in ${revision}`;
  if (change === 'gone') return `gone in ${revision}`;
  const words = [
    ...(change === 'changed' ? [`changed in ${revision}: was ${was}`] : []),
    ...(since === null ? [] : [`since ${since}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ];
  return words.join(', ');
}

/** What a message is besides its name: kind, sender, and the revisions that have it. */
export function messageFacts({ kind, sender, life, extension }: MethodPage): readonly string[] {
  return [kind, sender, life, ...(extension === null ? [] : [`extension ${extension}`])];
}
