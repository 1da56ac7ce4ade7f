/** Runs something soon after it was asked for, but never more often than once in `intervalMs`. */
export class Pulse {
  readonly #intervalMs: number;
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #ranAt = Number.NEGATIVE_INFINITY;

  constructor(intervalMs: number, run: () => void) {
    this.#intervalMs = intervalMs;
    this.#run = run;
  }

  request(): void {
    if (this.#timer !== null) return;
    const wait = this.#ranAt + this.#intervalMs - performance.now();
    this.#timer = setTimeout(() => this.now(), Math.max(0, wait));
  }

  /** Runs at once; what was asked for before is done with it. */
  now(): void {
    this.cancel();
    this.#ranAt = performance.now();
    this.#run();
  }

  cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
