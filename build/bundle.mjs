// Turns sources into modules that plain Node runs, so that it is the code itself that is measured, compared or printed.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './paths.mjs';

/**
 * Returns the folder of the modules, as an address to import from.
 *
 * @param {string} name of the folder, in the cache
 * @param {Readonly<Record<string, string>>} sources file by the name of its module, from the project's root
 * @returns {Promise<string>}
 */
export async function bundleSources(name, sources) {
  const outDir = path.join(root, 'node_modules/.cache', name);
  const input = Object.fromEntries(Object.entries(sources).map(([module, file]) => [module, path.join(root, file)]));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: true, outDir, target: 'node18.15', minify: false, rolldownOptions: { input } },
  });
  return `${pathToFileURL(outDir).href}/`;
}
