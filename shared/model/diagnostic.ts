/** A finding: what is wrong with a frame, where exactly, and where the specification says so. */

export type Severity = 'error' | 'warning' | 'info';

/** A place in a frame: a JSON pointer (RFC 6901), or a range of byte offsets, end exclusive. */
export type Place =
  | { readonly pointer: string; readonly key?: boolean }
  | { readonly from: number; readonly to: number };

export interface Diagnostic {
  /** The rule's id, e.g. `stdout-not-json`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence that says what happened in this frame. */
  readonly message: string;
  readonly place?: Place;
  /** The flag or setting that most likely cures this very case, as a sentence. */
  readonly hint?: string;
  /** `seq` of other frames that explain this one. */
  readonly related?: readonly number[];
}

/** What a rule means, independent of the frame it was found in. */
export interface Explanation {
  readonly code: string;
  readonly title: string;
  /** Why it matters: what real clients and servers do with it. */
  readonly why: string;
  /** How to mend it. */
  readonly fix: string;
  /** Where it is written down: a document and section, or an address. */
  readonly spec: string;
}
