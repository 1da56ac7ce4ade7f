/** Who wants to know that something has changed. */
export class Listeners {
  private readonly all = new Set<() => void>();

  /** Returns the function that ends the subscription. */
  add(listener: () => void): () => void {
    this.all.add(listener);
    return () => {
      this.all.delete(listener);
    };
  }

  notify(): void {
    for (const listener of this.all) listener();
  }

  clear(): void {
    this.all.clear();
  }
}
