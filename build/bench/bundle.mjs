// Turns sources into modules that plain Node runs, so that what is measured is the code itself.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../paths.mjs';

const outDir = path.join(root, 'node_modules/.cache/bench');

const sources = {
  relay: 'shared/engine/relay.ts',
  framer: 'shared/engine/framer.ts',
  dissector: 'shared/engine/dissector.ts',
  'session-log': 'shared/engine/session-log.ts',
  'recording-file': 'electron/node/recording-file.ts',
  'analysis-queue': 'electron/node/analysis-queue.ts',
};

/** Bundles the sources that are measured and returns the folder that they are in, as an address to import from. */
export async function bundleSources() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: true, outDir, target: 'node18.15', minify: false, rolldownOptions: { input: inputs() } },
  });
  return `${pathToFileURL(outDir).href}/`;
}

function inputs() {
  return Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, path.join(root, file)]));
}
