/** Where the program of the worker is: beside the program that runs now, or in the cache when that runs from its source. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const places = ['../schema-worker/index.cjs', '../../node_modules/.cache/schema-worker/index.cjs'];

export function schemaWorkerFile(): string {
  const files = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return files.find((file) => existsSync(file)) ?? files[0] ?? '';
}
