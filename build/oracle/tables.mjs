// Turns the tables of the protocol into a module that plain Node runs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../paths.mjs';

const outDir = path.join(root, 'node_modules/.cache/oracle');

/** @typedef {typeof import('../../shared/mcp/schemas/schema-for.ts').schemaFor} SchemaFor */

/** @returns {Promise<SchemaFor>} */
export async function loadTables() {
  const input = { 'schema-for': path.join(root, 'shared/mcp/schemas/schema-for.ts') };
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: true, outDir, target: 'node18.15', minify: false, rolldownOptions: { input } },
  });
  const { schemaFor } = await import(`${pathToFileURL(outDir).href}/schema-for.js`);
  return schemaFor;
}
