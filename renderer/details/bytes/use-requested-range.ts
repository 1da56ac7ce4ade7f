import { useState } from 'react';
import type { ByteRange } from './selection.ts';

/** A range that is to be selected and shown; `at` makes each request distinct. */
export interface RequestedRange extends ByteRange {
  readonly at: number;
}

/** The latest of two requests: the one from outside, and the one made here. */
export function useRequestedRange(
  outer: RequestedRange | null,
): readonly [RequestedRange | null, (range: ByteRange) => void] {
  const [inner, setInner] = useState<RequestedRange | null>(null);
  const latest = inner !== null && (outer === null || inner.at > outer.at) ? inner : outer;
  return [latest, (range) => setInner({ ...range, at: performance.now() })];
}
