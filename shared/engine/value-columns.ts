/** Columns for values that are not plain numbers but come from few, or nearly always look alike. */
import { byteColumn, wholeColumn } from './column.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** One of at most 256 known values per entry, in a byte. Entries that were never set hold the first of them. */
export class ChoiceColumn<T> {
  readonly #values: readonly T[];
  readonly #first: T;
  readonly #column = byteColumn();

  constructor(first: T, ...others: readonly T[]) {
    this.#first = first;
    this.#values = [first, ...others];
  }

  get(index: number): T {
    return this.#values[this.#column.get(index)] ?? this.#first;
  }

  set(index: number, value: T): void {
    this.#column.set(index, Math.max(0, this.#values.indexOf(value)));
  }
}

/** A text per entry, of which there are few different ones. */
export class NameColumn {
  readonly #names: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #column = wholeColumn();

  get(index: number): string {
    return this.#names[this.#column.get(index)] ?? '';
  }

  set(index: number, name: string): void {
    this.#column.set(index, this.#numbers.get(name) ?? this.#add(name));
  }

  #add(name: string): number {
    const own = detached(name);
    this.#numbers.set(own, this.#names.length);
    return this.#names.push(own) - 1;
  }
}

const none = 0;
const other = 1;
const firstWhole = 2;

/** A message's id as JSON text per entry. Nearly all ids are small whole numbers, and cost no string. */
export class IdColumn {
  readonly #column = wholeColumn();
  readonly #others = new Map<number, string>();

  get(index: number): string | null {
    const value = this.#column.get(index);
    if (value === none) return null;
    return value === other ? (this.#others.get(index) ?? null) : String(value - firstWhole);
  }

  set(index: number, id: string | null): void {
    if (id === null) this.#column.set(index, none);
    else if (/^(0|[1-9]\d{0,8})$/.test(id)) this.#column.set(index, Number(id) + firstWhole);
    else this.#setOther(index, id);
  }

  #setOther(index: number, id: string): void {
    this.#column.set(index, other);
    this.#others.set(index, detached(id));
  }
}

/** The same text in memory of its own: a string cut out of a message would keep all of the message alive. */
function detached(text: string): string {
  return decoder.decode(encoder.encode(text));
}
