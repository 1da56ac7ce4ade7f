// `npm run oracle -- FOLDER [MOST]`: holds the tables of the protocol against the published schema files and examples.
//
// FOLDER has a folder for each revision with its schema.json, as in the repository of the specification
// (github.com/modelcontextprotocol/modelcontextprotocol, schema/), and beside it its examples, if any. Nothing of them
// is kept here, and no test needs them.
import fs from 'node:fs';
import path from 'node:path';
import { compare, ownValidator, publishedValidator } from './oracle/compare.mjs';
import { readPublished } from './oracle/published.mjs';
import { loadRules, sessionWith } from './oracle/sessions.mjs';
import { loadTables } from './oracle/tables.mjs';

/** @typedef {import('../shared/mcp/revisions.ts').Revision} Revision */

/** @type {readonly Revision[]} */
const revisions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
const folder = process.argv[2];
/** How many messages to show for each type. */
const most = Number(process.argv[3] ?? 2_000);

if (folder === undefined) fail('usage: npm run oracle -- FOLDER, where FOLDER/<revision>/schema.json are');
if (!fs.existsSync(folder)) fail(`there is no folder ${folder}`);

const schemaFor = await loadTables();
const findingsOn = await loadRules();
let failures = 0;
for (const revision of revisions) {
  if (fs.existsSync(path.join(folder, revision, 'schema.json'))) failures += report(folder, revision);
  else fail(`there is no ${path.join(folder, revision, 'schema.json')}`);
}
process.exitCode = failures > 0 ? 1 : 0;

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(2);
}

/** @param {string} from @param {Revision} revision */
function report(from, revision) {
  const file = readPublished(from, revision, schemaFor);
  const agreements = file.pairs.map((pair) => compare(pair.name, verdictsOf(pair, revision, file), most));
  const sum = (/** @type {'accepted' | 'refused' | 'noted'} */ key) =>
    agreements.reduce((all, one) => all + one[key], 0);
  const differing = agreements.filter((one) => one.differing.length > 0);
  const disagreements = differing.reduce((all, one) => all + one.differing.length, 0);
  console.log(`\n${revision}: ${agreements.length} types`);
  console.log(`  both accept ${sum('accepted')}, both refuse ${sum('refused')}, differ as noted ${sum('noted')}`);
  for (const reason of reasonsOf(file, revision)) console.log(`    ${reason}`);
  console.log(`  differ otherwise ${disagreements}`);
  for (const { name, differing: texts } of differing) {
    console.log(`    ${name}: ${texts.length}, such as ${texts[0]?.slice(0, 300)}`);
  }
  if (file.alone.length > 0) console.log(`  without a counterpart in the tables: ${file.alone.join(', ')}`);
  return disagreements + checkExamples(path.join(from, revision, 'examples'), file, revision);
}

/** The notes on the types of a revision. @param {import('./oracle/published.mjs').File} file @param {Revision} revision */
function reasonsOf(file, revision) {
  const schemas = JSON.stringify(file.pairs.map(({ what }) => schemaFor(revision, what)));
  return new Set([...schemas.matchAll(/"\$comment":"The published file differs: ([^"]*)"/g)].map((found) => found[1]));
}

/** @param {import('./oracle/published.mjs').Pair} pair @param {Revision} revision @param {import('./oracle/published.mjs').File} file */
function verdictsOf({ what, published }, revision, { definitions, key }) {
  const own = schemaFor(revision, what) ?? {};
  const whole = { ...published, [key]: definitions };
  // What other revisions add is shown to this one, too.
  const others = revisions.filter((other) => other !== revision).map((other) => schemaFor(other, what));
  return {
    sources: [own, whole, ...others.flatMap((schema) => schema ?? [])],
    own: ownValidator(own),
    asPublished: ownValidator(schemaFor(revision, what, 'published') ?? {}),
    file: publishedValidator(whole, key),
  };
}

/** @param {string} examples @param {import('./oracle/published.mjs').File} file @param {Revision} revision */
function checkExamples(examples, file, revision) {
  if (!fs.existsSync(examples)) return 0;
  const counts = { accepted: 0, noted: 0, refused: 0 };
  for (const { name, value } of examplesIn(examples)) {
    const pair = file.pairs.find((one) => one.name === path.dirname(name));
    const verdict = pair ? judge(value, pair.what, revision) : 'refused';
    counts[verdict]++;
    if (verdict !== 'accepted') console.log(`  example ${name}: ${verdict}${pair ? '' : ', no such type'}`);
  }
  console.log(`  examples: ${counts.accepted} accepted, ${counts.noted} differ as noted, ${counts.refused} refused`);
  explainExamples(examples);
  return counts.refused;
}

/** What the rules say of those that can be a message, or part of one. @param {string} examples */
function explainExamples(examples) {
  let [sent, quiet] = [0, 0];
  /** @type {Map<string, number>} */
  const infos = new Map();
  for (const { name, value } of examplesIn(examples)) {
    const lines = sessionWith(path.dirname(name), value);
    if (lines === null) continue;
    const found = findingsOn(lines);
    sent++;
    if (found.length === 0) quiet++;
    for (const { severity, code, message } of found) {
      if (severity === 'info') infos.set(code, (infos.get(code) ?? 0) + 1);
      else console.log(`  example ${name}: ${severity} ${code}: ${message}`);
    }
  }
  const rest = [...infos].map(([code, count]) => `, ${count} with ${code} (info)`).join('');
  console.log(`  examples as part of a session: ${sent}, ${quiet} without any finding${rest}`);
}

/** @param {string} examples @returns {Generator<{ name: string, value: any }>} named `TYPE/FILE` */
function* examplesIn(examples) {
  for (const type of fs.readdirSync(examples)) {
    for (const file of fs.readdirSync(path.join(examples, type))) {
      yield { name: `${type}/${file}`, value: JSON.parse(fs.readFileSync(path.join(examples, type, file), 'utf8')) };
    }
  }
}

/**
 * `noted`: refused only because of a noted difference.
 *
 * @param {unknown} message
 * @param {import('./oracle/published.mjs').What} what
 * @param {Revision} revision
 */
function judge(message, what, revision) {
  if (ownValidator(schemaFor(revision, what) ?? {})(message)) return 'accepted';
  return ownValidator(schemaFor(revision, what, 'published') ?? {})(message) ? 'noted' : 'refused';
}
