/** A row of the tables of noise. */
export interface Noise {
  /** Follows "it looks like". */
  readonly what: string;
  /** Tried on the start of the line, without colours, so that long lines cost nothing. */
  readonly pattern: RegExp;
  /** The flag or setting that usually cures it, as a sentence; absent where nobody can know. */
  readonly cure?: string;
}
