/** The demo server as a program of its own, made from the sources. */
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { bundleSources } from '../../build/bundle.mjs';

let made: Promise<string> | null = null;

/** The path of the program. Each thread that runs tests makes its own, once. */
export function bundledDemo(): Promise<string> {
  const name = `demo-under-test-${process.pid}-${threadId}`;
  made ??= bundleSources(name, { demo: 'electron/demo/demo.ts' }).then((address) => fileURLToPath(`${address}demo.js`));
  return made;
}
