/** A small private JSON file of the application: read tolerantly, written as a whole or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';

export class JsonFile<T> {
  readonly #path: string;
  readonly #schema: z.ZodType<T>;
  #value: T;

  /**
   * Reads the file. Without one, the value is `initial`; one that cannot be understood is kept aside as `NAME.bad`.
   */
  constructor(file: string, schema: z.ZodType<T>, initial: T) {
    this.#path = file;
    this.#schema = schema;
    this.#value = this.#read() ?? initial;
  }

  get value(): T {
    return this.#value;
  }

  /** Keeps the value in memory and on disk, readable by the user only. Throws when it cannot be written. */
  write(value: T): void {
    this.#value = value;
    fs.mkdirSync(path.dirname(this.#path), { recursive: true, mode: 0o700 });
    const next = `${this.#path}.${process.pid}.tmp`;
    fs.writeFileSync(next, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(next, this.#path);
  }

  #read(): T | null {
    try {
      return this.#schema.parse(JSON.parse(fs.readFileSync(this.#path, 'utf8')));
    } catch {
      if (fs.existsSync(this.#path)) fs.renameSync(this.#path, `${this.#path}.bad`);
      return null;
    }
  }
}
