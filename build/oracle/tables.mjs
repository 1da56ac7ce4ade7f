// Turns the tables of the protocol into a module that plain Node runs.
import { bundleSources } from '../bundle.mjs';

/** @typedef {typeof import('../../shared/mcp/schemas/schema-for.ts').schemaFor} SchemaFor */

/** @returns {Promise<SchemaFor>} */
export async function loadTables() {
  const address = await bundleSources('oracle', { 'schema-for': 'shared/mcp/schemas/schema-for.ts' });
  const { schemaFor } = await import(`${address}schema-for.js`);
  return schemaFor;
}
