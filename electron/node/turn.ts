/** Milliseconds of input that are taken in before everything else in the process gets its turn. */
const limitMs = 4;

/**
 * Node reads a busy pipe up to 32 times before it looks at anything else, which is two megabytes of short lines. Asked
 * after each chunk, this tells when to hold the pipe back until the event loop has come round.
 */
export class Turn {
  private startedAt: number | null = null;
  private over = false;

  /** @param onNext Called when the event loop has come round after a turn that was over. */
  constructor(private readonly onNext: () => void) {}

  isOver(): boolean {
    const now = performance.now();
    if (this.startedAt === null) this.begin(now);
    else if (now - this.startedAt > limitMs) this.over = true;
    return this.over;
  }

  private begin(now: number): void {
    this.startedAt = now;
    setImmediate(() => {
      const wasOver = this.over;
      this.startedAt = null;
      this.over = false;
      if (wasOver) this.onNext();
    });
  }
}
