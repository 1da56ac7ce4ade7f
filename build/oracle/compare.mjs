// Shows the same messages to the tables and to a published file, and counts where they agree.
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { mutationsOf } from './mutate.mjs';
import { samplesOf } from './sample.mjs';

/**
 * @typedef {import('./published.mjs').Pair} Pair
 * @typedef {(value: unknown) => boolean} Accepts
 * @typedef {{ sources: import('./published.mjs').Schema[], own: Accepts, asPublished: Accepts, file: Accepts }} Verdicts
 *   `asPublished`: the table with every noted difference undone
 * @typedef {{ name: string, accepted: number, refused: number, noted: number, differing: string[] }} Agreement
 */

/** @param {string} name @param {Verdicts} verdicts @param {number} most messages to show @returns {Agreement} */
export function compare(name, verdicts, most) {
  const { sources, own, asPublished, file } = verdicts;
  const agreement = { name, accepted: 0, refused: 0, noted: 0, differing: /** @type {string[]} */ ([]) };
  for (const [text, message] of messagesFrom(sources, most)) {
    const verdict = file(message);
    if (asPublished(message) !== verdict) agreement.differing.push(`${verdict ? 'refused' : 'accepted'}: ${text}`);
    else if (own(message) !== verdict) agreement.noted++;
    else if (verdict) agreement.accepted++;
    else agreement.refused++;
  }
  return agreement;
}

/** Samples of all schemas and their mutations, each once. @param {import('./published.mjs').Schema[]} schemas @param {number} most */
function messagesFrom(schemas, most) {
  const messages = new Map();
  const samples = schemas.flatMap((schema) => samplesOf(schema, schema));
  for (const sample of samples) messages.set(JSON.stringify(sample), sample);
  for (const sample of samples) {
    for (const mutation of mutationsOf(sample)) {
      if (messages.size >= most) return messages;
      messages.set(JSON.stringify(mutation), mutation);
    }
  }
  return messages;
}

/** The schemas of the tables must pass Ajv's strict mode. @param {object} schema @returns {Accepts} */
export function ownValidator(schema) {
  return validator(new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false }), schema);
}

/** @param {object} schema @param {'$defs' | 'definitions'} key @returns {Accepts} */
export function publishedValidator(schema, key) {
  const options = { strict: false, validateSchema: false };
  return validator(key === '$defs' ? new Ajv2020(options) : new Ajv(options), schema);
}

/** @param {import('ajv').default} ajv @param {object} schema @returns {Accepts} */
function validator(ajv, schema) {
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  return (value) => validate(value) === true;
}
