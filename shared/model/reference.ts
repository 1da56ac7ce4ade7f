/** The reference of findings: one page for each code, with a wrong and a right example. */
import type { Explanation, Severity } from './diagnostic.ts';
import type { Direction, Ending } from './frame.ts';

/** A line of the catalogue. */
export interface CatalogueEntry {
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  /** The group that it is listed in, for people. */
  readonly family: string;
}

/** One line of an example: a message, a line of stderr, something that happens to the process, or time that passes. */
export interface ExampleLine {
  readonly kind: 'message' | 'stderr' | 'event' | 'pause';
  /** Its row; null for time that passes. */
  readonly seq: number | null;
  readonly direction: Direction | null;
  /** Bytes that are not UTF-8 stand as `\xE9`; a very long text is cut, with `…` where something is left out. */
  readonly text: string;
  /** What of the text is meant, in UTF-16 units, end exclusive; null: the whole line, or nothing of it. */
  readonly place: { readonly from: number; readonly to: number } | null;
  readonly ending: Ending;
  /** The row that the finding is on. */
  readonly marked: boolean;
}

export interface ReferenceExample {
  readonly lines: readonly ExampleLine[];
  /** The finding's sentence; null in a right example. */
  readonly says: string | null;
}

/**
 * What a reader does with a faulty line: takes it as if it were right, drops it without harm, answers it with an error, fails the
 * call, lets its peer or its caller wait for ever, closes the connection, or ends.
 */
export type Verdict = 'accepts' | 'ignores' | 'refuses' | 'fails' | 'hangs' | 'closes' | 'crashes';

/** The side of the connection that reads a fault; null: it does not matter which. */
export type ReadingSide = 'client' | 'server' | null;

/** What a reader does with such a message. */
export interface Tolerance {
  readonly side: ReadingSide;
  /** Who reads it, e.g. `TypeScript SDK 1.32.2`. */
  readonly reader: string;
  /** The form of the fault, where readers treat its forms differently; else empty. */
  readonly what: string;
  readonly verdict: Verdict;
  /** What that looks like from outside; empty when the verdict says it all. */
  readonly note: string;
}

/** The verdicts as people say them. */
export const verdictWords: { readonly [V in Verdict]: string } = {
  accepts: 'works',
  ignores: 'drops the line',
  refuses: 'refuses it',
  fails: 'call fails',
  hangs: 'hangs',
  closes: 'disconnects',
  crashes: 'crashes',
};

export interface SideReaders {
  /** `As a client`. */
  readonly title: string;
  readonly readers: readonly Tolerance[];
}

/** The readers in groups: clients, servers, and those to whom the side does not matter. */
export function bySide(readers: readonly Tolerance[]): readonly SideReaders[] {
  const titles = [
    ['client', 'As a client'],
    ['server', 'As a server'],
    [null, 'By the letter'],
  ] as const;
  return titles
    .map(([side, title]) => ({ title, readers: readers.filter((one) => one.side === side) }))
    .filter((group) => group.readers.length > 0);
}

/** Everything about a code. */
export interface Reference extends Explanation, CatalogueEntry {
  /** The revisions that have the rule, in words. */
  readonly appliesTo: string;
  /** Null for a finding that no traffic leads to. */
  readonly wrong: ReferenceExample | null;
  readonly right: ReferenceExample | null;
  /** Empty when it is not known. */
  readonly tolerance: readonly Tolerance[];
}

export interface FamilyEntries {
  readonly family: string;
  readonly entries: readonly CatalogueEntry[];
}

/** The entries family by family, in the order in which the families come first. */
export function byFamily(entries: readonly CatalogueEntry[]): readonly FamilyEntries[] {
  const families = [...new Set(entries.map(({ family }) => family))];
  return families.map((family) => ({ family, entries: entries.filter((entry) => entry.family === family) }));
}
