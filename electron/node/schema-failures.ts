/** On which schemas the worker was lost, and how often: those that do it again and again are not asked about any more. */
import { createHash } from 'node:crypto';

export interface FailureLimits {
  /** By one schema and by all, from then on nothing is asked. */
  readonly failuresOfOne: number;
  readonly failures: number;
}

export class SchemaFailures {
  readonly #limits: FailureLimits;
  readonly #byDigest = new Map<string, number>();
  #count = 0;

  constructor(limits: FailureLimits) {
    this.#limits = limits;
  }

  /** True when nothing is to be asked any more. */
  get areTooMany(): boolean {
    return this.#count >= this.#limits.failures;
  }

  has(schema: string): boolean {
    if (this.#count === 0) return false;
    return (this.#byDigest.get(digestOf(schema)) ?? 0) >= this.#limits.failuresOfOne;
  }

  add(schema: string): void {
    const digest = digestOf(schema);
    this.#count++;
    this.#byDigest.set(digest, (this.#byDigest.get(digest) ?? 0) + 1);
  }
}

/** Schemas may be long. */
function digestOf(schema: string): string {
  return createHash('sha256').update(schema).digest('base64');
}
