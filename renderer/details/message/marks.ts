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

/** The mark of a finding; none when it has no place. */
export function markOf(finding: DetailedDiagnostic, toShown: Mapping): TextMark[] {
  if (finding.range === null) return [];
  const { severity, message, code } = finding;
  return [{ ...spanOf(finding.range.chars, toShown), severity, message, code }];
}
