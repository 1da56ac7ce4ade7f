// From bytes to entries of the log, against a bare loop that splits, decodes and parses the same bytes.
import { bundleMeasured } from './bundle.mjs';
import { atLeast, median } from './figures.mjs';

/** @typedef {{ channel: 'stdin' | 'stdout', bytes: Uint8Array }} Chunk */

const calls = 40_000;
const rounds = 7;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function measureIngest() {
  const address = await bundleMeasured();
  const { Relay } = await import(`${address}relay.js`);
  const { Dissector } = await import(`${address}dissector.js`);
  const { SessionLog } = await import(`${address}session-log.js`);
  const chunks = conversation();
  const lines = 2 * calls;

  function ours() {
    const log = new SessionLog();
    const dissector = new Dissector();
    let seq = 0;
    const relay = new Relay(() => ++seq);
    for (const chunk of chunks) {
      for (const effect of relay.handle({ type: 'bytes', ...chunk, at: seq })) {
        if (effect.type !== 'frame') continue;
        log.append(dissector.push({ kind: 'frame', frame: effect.frame }), { offset: seq, length: 1 });
      }
    }
    if (log.messages !== lines) throw new Error(`${log.messages} of ${lines} messages were read`);
  }

  const times = inTurns(ours, () => bareLoop(chunks, lines));
  const [own, other] = [median(times.own), median(times.other)];
  const each = (/** @type {number} */ ms) => ((ms * 1000) / lines).toFixed(1);
  const detail = `${each(own)} against ${each(other)} µs a line`;
  return [atLeast('ingest of 200-byte lines, framing to log entry', 0.5, { ratio: other / own, detail })];
}

/** Times in milliseconds; the first round is for warming up. @param {() => void} ours @param {() => void} bare */
function inTurns(ours, bare) {
  const own = [];
  const other = [];
  for (let round = 0; round <= rounds; round++) {
    const times = [timed(ours), timed(bare)];
    if (round > 0) own.push(times[0] ?? 0);
    if (round > 0) other.push(times[1] ?? 0);
  }
  return { own, other };
}

/** @param {() => void} work */
function timed(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** @param {readonly Chunk[]} chunks @param {number} expected */
function bareLoop(chunks, expected) {
  let messages = 0;
  for (const { bytes } of chunks) {
    for (let from = 0, to = bytes.indexOf(10); to !== -1; from = to + 1, to = bytes.indexOf(10, from)) {
      if (JSON.parse(decoder.decode(bytes.subarray(from, to))).jsonrpc === '2.0') messages++;
    }
  }
  if (messages !== expected) throw new Error(`${messages} of ${expected} messages were read`);
}

/** Calls and their answers in chunks as pipes deliver them, a whole number of lines each. @returns {Chunk[]} */
function conversation() {
  const perChunk = 300;
  const chunks = [];
  for (let first = 1; first <= calls; first += perChunk) {
    const ids = Array.from({ length: Math.min(perChunk, calls - first + 1) }, (_, index) => first + index);
    chunks.push({ channel: /** @type {const} */ ('stdin'), bytes: linesOf(ids.map(request)) });
    chunks.push({ channel: /** @type {const} */ ('stdout'), bytes: linesOf(ids.map(response)) });
  }
  return chunks;
}

/** @param {readonly object[]} messages */
function linesOf(messages) {
  return encoder.encode(messages.map((message) => `${JSON.stringify(message)}\n`).join(''));
}

/** @param {number} id */
function request(id) {
  const params = {
    name: 'search_files',
    arguments: { path: `/home/user/project/src/${id}`, pattern: 'TODO', limit: 50 },
  };
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { ...params, _meta: { progressToken: id } } };
}

/** @param {number} id */
function response(id) {
  const text = `src/${id}/index.ts:12 TODO handle the empty case; src/${id}/main.ts:80 TODO remove this again`;
  return { jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }], isError: false } };
}
