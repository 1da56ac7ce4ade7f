/** Decides which rows a view shows. */
import type { ViewFilter } from '../ipc/contract.ts';
import type { Row } from '../view/row.ts';

/** What a filter looks at. */
export type Matchable = Pick<Row, 'kind' | 'findings' | 'method' | 'subject' | 'summary' | 'id'>;
export type Match = (row: Matchable) => boolean;

/** True when the filter lets every row through. */
export function isOpen(filter: ViewFilter): boolean {
  return filter.text === '' && filter.hidden.length === 0 && !filter.findingsOnly;
}

/** Cheap tests come first: most rows of a filtered view never have their texts looked at. */
export function compileFilter(filter: ViewFilter): Match {
  const hidden = new Set(filter.hidden);
  const matchesText = textMatch(filter.text);
  return (row) => !hidden.has(row.kind) && (row.findings > 0 || !filter.findingsOnly) && matchesText(row);
}

function textMatch(text: string): Match {
  if (text === '') return () => true;
  const pattern = new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu');
  return (row) =>
    pattern.test(row.method) ||
    pattern.test(row.summary) ||
    pattern.test(row.subject) ||
    (row.id !== null && pattern.test(row.id));
}
