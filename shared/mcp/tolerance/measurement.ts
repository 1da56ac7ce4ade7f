/** The shape of what was measured on real readers. */

/**
 * What a reader does with a faulty line: takes it as if it were right, drops it without harm, answers it with an error, fails the
 * call, lets its peer or its caller wait for ever, closes the connection, or ends.
 */
export type Verdict = 'accepts' | 'ignores' | 'refuses' | 'fails' | 'hangs' | 'closes' | 'crashes';

export interface Seen {
  readonly verdict: Verdict;
  /** What it said to its peer or to its caller, shortened; empty when it said nothing. */
  readonly detail: string;
  /** Whether it told its own program (`onerror` of the SDK); absent when that was not watched. */
  readonly reported?: boolean;
}

/** The side that reads the fault. */
export type Side = 'client' | 'server';

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
