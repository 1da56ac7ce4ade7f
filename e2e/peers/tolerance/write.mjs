// `npm run tolerance`: tries every fault on the installed SDKs and writes shared/mcp/tolerance/measured.ts.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { measure, planned, versions } from './measurements.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, 'shared/mcp/tolerance/measured.ts');
const atOnce = 2;

const plans = planned();
const measured = new Array(plans.length);
let next = 0;

async function work() {
  for (let index = next++; index < plans.length; index = next++) {
    measured[index] = await measure(plans[index]);
    const { code, what, side, seen } = measured[index];
    const verdicts = Object.entries(seen).map(([reader, { verdict }]) => `${reader} ${verdict}`);
    console.log(`${side} ${code}: ${what}: ${verdicts.join(', ')}`);
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
fs.writeFileSync(
  file,
  `/** What the official SDKs do with each fault. Written by \`npm run tolerance\`; do not edit it by hand. */
import type { Measurement, Versions } from './measurement.ts';

export const versions: Versions = ${JSON.stringify(versions())};

export const measured: readonly Measurement[] = ${JSON.stringify(measured)};
`,
);
execFileSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'inherit' });
console.log(`Written: ${path.relative(root, file)}`);
