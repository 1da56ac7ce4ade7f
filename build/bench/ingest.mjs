// From bytes to entries of the log, against a bare loop that splits, decodes and parses the same bytes.
import v8 from 'node:v8';
import vm from 'node:vm';
import { bundleMeasured } from './bundle.mjs';
import { chunksOf } from './conversation.mjs';
import { atLeast, atMost, median } from './figures.mjs';

/** @typedef {{ channel: 'stdin' | 'stdout', bytes: Uint8Array }} Chunk */
/** @typedef {typeof import('../../shared/engine/relay.ts') & typeof import('../../shared/engine/dissector.ts') & typeof import('../../shared/engine/session-log.ts')} Engine */

const rounds = 7;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function measureIngest() {
  const address = await bundleMeasured();
  const engine = /** @type {Engine} */ ({
    ...(await import(`${address}relay.js`)),
    ...(await import(`${address}dissector.js`)),
    ...(await import(`${address}session-log.js`)),
  });
  const mixed = chunksOf(200_000);
  return [
    speed(engine, 'ingest of 200-byte lines, framing to log entry', 0.5, calls(40_000)),
    speed(engine, 'ingest of a mixed conversation, 500-byte lines', 0.33, mixed),
    memory(engine, mixed),
    growth(engine),
    crowd(engine, '10,000 requests open at once, against 100', openAtOnce),
    crowd(engine, 'the same id 10,000 times, against 100', sameId),
  ];
}

/** Takes the chunks in as a session does. @param {Engine} engine @param {readonly Chunk[]} chunks */
function ingest({ Relay, Dissector, SessionLog }, chunks) {
  const log = new SessionLog();
  const dissector = new Dissector();
  let seq = 0;
  const relay = new Relay(() => ++seq);
  const take = (/** @type {Chunk} */ chunk) => {
    for (const effect of relay.handle({ type: 'bytes', ...chunk, at: seq })) {
      if (effect.type !== 'frame') continue;
      log.append(dissector.push({ kind: 'frame', frame: effect.frame }), { offset: seq, length: 1 });
    }
  };
  for (const chunk of chunks) take(chunk);
  return { log, dissector, take };
}

/** @param {Engine} engine @param {string} name @param {number} limit @param {readonly Chunk[]} chunks */
function speed(engine, name, limit, chunks) {
  const lines = bareLoop(chunks);
  function ours() {
    const { log } = ingest(engine, chunks);
    if (log.messages !== lines) throw new Error(`${log.messages} of ${lines} messages were read`);
  }
  const times = inTurns(ours, () => bareLoop(chunks));
  const [own, other] = [median(times.own), median(times.other)];
  const each = (/** @type {number} */ ms) => ((ms * 1000) / lines).toFixed(1);
  return atLeast(name, limit, { ratio: other / own, detail: `${each(own)} against ${each(other)} µs a line` });
}

/** What stays in memory of a session: the log, and what the dissector remembers. @param {Engine} engine @param {readonly Chunk[]} chunks */
function memory(engine, chunks) {
  const before = held();
  const session = ingest(engine, chunks);
  const bytes = (held() - before) / session.log.messages;
  const open = session.dissector.facts.pending;
  return atMost('memory of a session, bytes a message', 400, { ratio: bytes, detail: `${open} requests open` });
}

function held() {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc');
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Time for a message of a long session, against one of many short ones. @param {Engine} engine */
function growth(engine) {
  const [short, long, atOnce] = [1000, 1_000_000, 50_000];
  const few = chunksOf(short);
  const times = Array.from({ length: 200 }, () => timed(() => ingest(engine, few)));
  const { log, take } = ingest(engine, []);
  let ms = 0;
  for (let done = 0; done < long; done += atOnce) {
    const chunks = chunksOf(atOnce, done);
    ms += timed(() => chunks.forEach(take));
  }
  const [inShort, inLong] = [(median(times) * 1000) / short, (ms * 1000) / log.messages];
  const detail = `${inLong.toFixed(1)} against ${inShort.toFixed(1)} µs a message`;
  return atMost('a message of 1,000,000, against one of 1,000', 1.5, { ratio: inLong / inShort, detail });
}

/** Time for a message where many requests are open, against few. @param {Engine} engine @param {string} name @param {(count: number) => Chunk[]} chunksFor */
function crowd(engine, name, chunksFor) {
  const [few, many] = [100, 10_000];
  const perMessage = (/** @type {number} */ count, /** @type {number} */ times) => {
    const chunks = chunksFor(count);
    const all = Array.from({ length: times }, () => timed(() => ingest(engine, chunks)));
    return (median(all) * 1000) / bareLoop(chunks);
  };
  const [inFew, inMany] = [perMessage(few, 1000), perMessage(many, 10)];
  const detail = `${inMany.toFixed(1)} against ${inFew.toFixed(1)} µs a message`;
  return atMost(name, 3, { ratio: inMany / inFew, detail });
}

/** All requests, then all answers, the latest first. @param {number} count @returns {Chunk[]} */
function openAtOnce(count) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return [
    { channel: 'stdin', bytes: linesOf(ids.map(request)) },
    { channel: 'stdout', bytes: linesOf(ids.toReversed().map(response)) },
  ];
}

/** One id for all requests, and for all answers. @param {number} count @returns {Chunk[]} */
function sameId(count) {
  const ids = Array.from({ length: count }, () => 1);
  return [
    { channel: 'stdin', bytes: linesOf(ids.map(request)) },
    { channel: 'stdout', bytes: linesOf(ids.map(response)) },
  ];
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

/** @param {readonly Chunk[]} chunks @returns {number} messages */
function bareLoop(chunks) {
  let messages = 0;
  for (const { bytes } of chunks) {
    for (let from = 0, to = bytes.indexOf(10); to !== -1; from = to + 1, to = bytes.indexOf(10, from)) {
      if (JSON.parse(decoder.decode(bytes.subarray(from, to))).jsonrpc === '2.0') messages++;
    }
  }
  return messages;
}

/** Calls and their answers in chunks as pipes deliver them, a whole number of lines each. @param {number} count @returns {Chunk[]} */
function calls(count) {
  const perChunk = 300;
  const chunks = [];
  for (let first = 1; first <= count; first += perChunk) {
    const ids = Array.from({ length: Math.min(perChunk, count - first + 1) }, (_, index) => first + index);
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
