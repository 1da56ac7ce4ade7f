// `npm run bench`: measures speed against the limits that we have set ourselves. Figures, not tests: it never fails.
import os from 'node:os';
import { measureIngest } from './bench/ingest.mjs';
import { measureRelay } from './bench/relay.mjs';
import { measureWindow } from './bench/window.mjs';

/** @typedef {import('./bench/figures.mjs').Figure} Figure */

const measurements = { ingest: measureIngest, relay: measureRelay, window: measureWindow };
const wanted = process.argv.slice(2);

const cpus = os.cpus();
console.log(`${cpus[0]?.model ?? 'unknown processor'}, ${cpus.length} cores, Node ${process.versions.node}\n`);
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length === 0 || wanted.includes(name)) print(await figuresOf(name, measure));
}

/** @param {string} name @param {() => Promise<Figure[]>} measure @returns {Promise<Figure[]>} */
async function figuresOf(name, measure) {
  try {
    return await measure();
  } catch (error) {
    return [{ name, value: `could not be measured: ${error}`, limit: '', met: false }];
  }
}

/** @param {readonly Figure[]} figures */
function print(figures) {
  for (const { name, value, limit, met } of figures) {
    const verdict = limit === '' ? '' : met ? 'met   ' : 'MISSED';
    console.log(`${verdict.padEnd(6)}  ${name.padEnd(64)}  ${value}${limit === '' ? '' : `  [${limit}]`}`);
  }
}
