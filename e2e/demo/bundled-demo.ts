/** The demo server as a program of its own, made from the sources. */
import { fileURLToPath } from 'node:url';
import { bundleSources } from '../../build/bundle.mjs';

let made: Promise<string> | null = null;

/** The path of the program. Each worker that runs tests has a place of its own for it. */
export function bundledDemo(): Promise<string> {
  const name = `demo-under-test-${process.env.VITEST_POOL_ID}`;
  made ??= bundleSources(name, { demo: 'electron/demo/demo.ts' }).then((address) => fileURLToPath(`${address}demo.js`));
  return made;
}
