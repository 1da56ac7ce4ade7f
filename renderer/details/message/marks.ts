/** Findings as marks in the text that is drawn. */
import type { DetailedDiagnostic } from '#shared/ipc/contract';
import type { Severity } from '#shared/model/diagnostic';

/** Offsets into the text that is drawn, in UTF-16 units, end exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface TextMark extends Span {
  readonly severity: Severity;
  readonly message: string;
  readonly code: string;
}

type Mapping = (offset: number) => number;

/** Where a range of the frame's text stands in the text that is drawn; an empty range marks the character behind it. */
export function spanOf(range: Span, toShown: Mapping): Span {
  const from = toShown(range.from);
  // The end is mapped through the last character, so that white space behind it is not marked.
  const to = range.to > range.from ? toShown(range.to - 1) + 1 : from;
  return { from, to: Math.max(from + 1, to) };
}

/** What is marked of a place that takes several lines: the whole of the line that it begins on. */
export function onOneLine(span: Span, shown: string): Span {
  const end = shown.indexOf('\n', span.from);
  if (end === -1 || end >= span.to) return span;
  const start = span.from === 0 ? 0 : shown.lastIndexOf('\n', span.from - 1) + 1;
  const indentation = shown.slice(start, span.from).search(/\S|$/);
  return { from: start + indentation, to: Math.max(end, span.from + 1) };
}

/** The mark of a finding in the text that is drawn; none when it has no place. */
export function markOf(finding: DetailedDiagnostic, toShown: Mapping, shown: string): TextMark[] {
  if (finding.range === null) return [];
  const { severity, message, code } = finding;
  return [{ ...onOneLine(spanOf(finding.range.chars, toShown), shown), severity, message, code }];
}
