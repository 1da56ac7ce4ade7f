// Reads a published schema file, and finds for each of its types what the tables say about the same thing.
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {Record<string, any>} Schema
 * @typedef {import('../../shared/mcp/schemas/schema-for.ts').What} What
 * @typedef {import('../../shared/mcp/revisions.ts').Revision} Revision
 * @typedef {{ name: string, what: What, published: Schema }} Pair `published` may refer to the definitions of the file
 * @typedef {{ definitions: Record<string, Schema>, key: '$defs' | 'definitions', pairs: Pair[], alone: string[] }} File
 *   `alone`: the types that the tables have no counterpart of
 */

/** Types of the files that have another name in the tables. */
const otherNames = { ResourceReference: 'ResourceTemplateReference', JSONRPCError: 'JSONRPCErrorResponse' };

/**
 * @param {string} folder
 * @param {Revision} revision
 * @param {import('./tables.mjs').SchemaFor} schemaFor
 * @returns {File}
 */
export function readPublished(folder, revision, schemaFor) {
  const file = JSON.parse(fs.readFileSync(path.join(folder, revision, 'schema.json'), 'utf8'));
  const key = file.$defs ? '$defs' : 'definitions';
  const definitions = file[key];
  /** @param {string} name */
  const ref = (name) => ({ $ref: `#/${key}/${name}` });
  const names = Object.keys(definitions);
  const pairs = names.flatMap((name) =>
    pairsOf(name, definitions, ref).filter(({ what }) => schemaFor(revision, what) !== null),
  );
  const covered = new Set(pairs.map((pair) => pair.name.split(' ')[0]));
  return { definitions, key, pairs, alone: names.filter((name) => !covered.has(name)) };
}

/**
 * @param {string} name
 * @param {Record<string, Schema>} definitions
 * @param {(name: string) => Schema} ref
 * @returns {Pair[]}
 */
function pairsOf(name, definitions, ref) {
  const method = definitions[name]?.properties?.method?.const;
  if (method !== undefined) return messagePairs(name, method, definitions, ref);
  const asked = definitions[name.replace(/ResultResponse$/, 'Request')]?.properties?.method?.const;
  if (asked !== undefined) {
    return [{ name, what: { method: asked, part: 'answer' }, published: ref(name) }];
  }
  if (name === 'JSONRPCResponse' && definitions.JSONRPCResultResponse) return [];
  return [{ name, what: { type: nameInTables(name, definitions) }, published: ref(name) }];
}

/** @param {string} name @param {Record<string, Schema>} definitions */
function nameInTables(name, definitions) {
  if (name === 'JSONRPCResponse') return 'JSONRPCResultResponse';
  if (name === 'EnumSchema' && definitions.EnumSchema?.properties) return 'LegacyTitledEnumSchema';
  return /** @type {Record<string, string>} */ (otherNames)[name] ?? name;
}

/**
 * A message must also be what every message is. Requests without an envelope of their own are types of 2026-07-28.
 *
 * @param {string} name
 * @param {string} method
 * @param {Record<string, Schema>} definitions
 * @param {(name: string) => Schema} ref
 * @returns {Pair[]}
 */
function messagePairs(name, method, definitions, ref) {
  const isRequest = name.endsWith('Request');
  const envelope = ref(isRequest ? 'JSONRPCRequest' : 'JSONRPCNotification');
  const message = { name, what: { method, part: 'message' }, published: { allOf: [ref(name), envelope] } };
  const bare = { name, what: { type: name }, published: ref(name) };
  const result = {
    name: `${name} result`,
    what: { method, part: 'result' },
    published: resultOf(name, definitions, ref),
  };
  return /** @type {Pair[]} */ (isRequest ? [message, bare, result] : [message]);
}

/** @param {string} name @param {Record<string, Schema>} definitions @param {(name: string) => Schema} ref */
function resultOf(name, definitions, ref) {
  const base = name.replace(/Request$/, '');
  const answer = definitions[`${base}ResultResponse`]?.properties.result;
  if (answer) return answer;
  const result = ref(definitions[`${base}Result`] ? `${base}Result` : 'EmptyResult');
  return mayBeTask(name, definitions) ? { anyOf: [result, ref('CreateTaskResult')] } : result;
}

/** @param {string} name @param {Record<string, Schema>} definitions */
function mayBeTask(name, definitions) {
  return ['Params', 'FormParams'].some((end) => definitions[`${name}${end}`]?.properties?.task !== undefined);
}
