/** The bytes of one frame, read in pages as they are looked at and forgotten when others are. */

const pageSize = 64 * 1024;
const keptPages = 64;
const inFlightLimit = 2;
/** Pages asked for and not yet under way; the oldest wish is dropped first, the person has scrolled on. */
const wishLimit = 8;

type Fetch = (from: number, to: number) => Promise<Uint8Array>;

export class PagedBytes {
  /** Bytes in the frame, its ending not included. */
  readonly size: number;
  readonly #fetch: Fetch;
  readonly #pages = new Map<number, Uint8Array>();
  readonly #inFlight = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #wishes: number[] = [];
  #version = 0;
  #failure: string | null = null;

  constructor(size: number, fetch: Fetch) {
    this.size = size;
    this.#fetch = fetch;
  }

  /** Changes whenever a page arrived or failed. */
  get version(): number {
    return this.#version;
  }

  /** Why the last page could not be read, or null. */
  get failure(): string | null {
    return this.#failure;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The bytes of a short range, or null while they are on their way. The range is cut to the frame. */
  peek(from: number, to: number): Uint8Array | null {
    const end = Math.min(to, this.size);
    if (from >= end) return new Uint8Array(0);
    const first = Math.floor(from / pageSize);
    const last = Math.floor((end - 1) / pageSize);
    const pages: Uint8Array[] = [];
    for (let index = first; index <= last; index += 1) {
      const page = this.#page(index);
      if (page !== null) pages.push(page);
    }
    if (pages.length <= last - first) return null;
    return join(pages).subarray(from - first * pageSize, end - first * pageSize);
  }

  /** The bytes of any range, past the pages: for the clipboard and for excerpts. */
  read(from: number, to: number): Promise<Uint8Array> {
    return this.#fetch(from, Math.min(to, this.size));
  }

  #page(index: number): Uint8Array | null {
    const page = this.#pages.get(index);
    if (page === undefined) {
      this.#wish(index);
      return null;
    }
    this.#pages.delete(index);
    this.#pages.set(index, page);
    return page;
  }

  #wish(index: number): void {
    if (this.#inFlight.has(index)) return;
    this.#wishes = [...this.#wishes.filter((wish) => wish !== index), index].slice(-wishLimit);
    this.#pump();
  }

  #pump(): void {
    while (this.#inFlight.size < inFlightLimit) {
      const index = this.#wishes.pop();
      if (index === undefined) return;
      void this.#load(index);
    }
  }

  async #load(index: number): Promise<void> {
    this.#inFlight.add(index);
    try {
      const from = index * pageSize;
      this.#keep(index, await this.#fetch(from, Math.min(from + pageSize, this.size)));
      this.#failure = null;
    } catch (error) {
      this.#failure = error instanceof Error ? error.message : String(error);
    }
    this.#inFlight.delete(index);
    this.#version += 1;
    for (const listener of this.#listeners) listener();
    this.#pump();
  }

  #keep(index: number, page: Uint8Array): void {
    this.#pages.set(index, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= keptPages) return;
      this.#pages.delete(oldest);
    }
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
