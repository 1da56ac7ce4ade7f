/** The clock of whoever runs a peer, handed in: the peers themselves know no time. */

export interface Timers {
  /** Milliseconds, monotonic, from any zero. */
  now(): number;
  /** Runs something once, after at least that many milliseconds; the function that it returns takes that back. */
  after(ms: number, run: () => void): () => void;
}
