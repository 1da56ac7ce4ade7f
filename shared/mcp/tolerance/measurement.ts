/** The shape of what was measured on real readers. */

import type { ReadingSide, Verdict } from '../../model/reference.ts';

export interface Seen {
  readonly verdict: Verdict;
  /** What it said to its peer or to its caller, shortened; empty when it said nothing. */
  readonly detail: string;
  /** Whether it told its own program (`onerror` of the SDK); absent when that was not watched. */
  readonly reported?: boolean;
}

/** The side that reads the fault. */
export type Side = NonNullable<ReadingSide>;

export interface Measurement {
  /** Of the finding. */
  readonly code: string;
  /** The fault in a few words. */
  readonly what: string;
  readonly side: Side;
  /** What was watched: the call whose answer is at fault, a line too many, a request, a notification. */
  readonly judged: 'answer' | 'extra' | 'request' | 'notification' | 'other';
  /** By reader; a reader that does not speak the revision is left out. */
  readonly seen: { readonly ts1?: Seen; readonly ts2?: Seen };
}

export interface Versions {
  readonly ts1: string;
  readonly ts2: string;
}
