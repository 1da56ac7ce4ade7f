/** First in, first out, in constant time: taking from the front of a long array would move all the rest. */
export class Fifo<T> {
  private items: (T | undefined)[] = [];
  private first = 0;

  get length(): number {
    return this.items.length - this.first;
  }

  push(item: T): void {
    this.items.push(item);
  }

  /** The oldest item; undefined when there is none. */
  shift(): T | undefined {
    const item = this.items[this.first];
    if (this.length === 0) return undefined;
    this.items[this.first] = undefined;
    this.first += 1;
    if (this.first * 2 >= this.items.length) this.compact();
    return item;
  }

  /** At most once for as many items as are moved. */
  private compact(): void {
    this.items = this.items.slice(this.first);
    this.first = 0;
  }
}
