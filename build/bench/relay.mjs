// Round trips and throughput through our relay against a bare Node process in its place, in turns.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleMeasured } from './bundle.mjs';
import { atLeast, atMost, median, percentile } from './figures.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {ReturnType<typeof startHop>} Hop */

/** @returns {Promise<Figure[]>} */
export async function measureRelay() {
  const address = await bundleMeasured();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirescope-bench-'));
  try {
    return [
      ...(await compare('relay', ['relay', address])),
      ...(await compare('recorded and explained', ['session', address, folder])),
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} what @param {string[]} args @returns {Promise<Figure[]>} */
async function compare(what, args) {
  const bare = startHop(['bare']);
  const ours = startHop(args);
  try {
    return [
      ...(await roundTrips(what, bare, ours)),
      await throughput(`${what}: throughput of 64 KB lines`, bare, ours, 65_536, 50),
      await throughput(`${what}: throughput of 5 MB lines`, bare, ours, 5_000_000, 2),
    ];
  } finally {
    await Promise.all([bare.stop(), ours.stop()]);
  }
}

/** @param {string} what @param {Hop} bare @param {Hop} ours @returns {Promise<Figure[]>} */
async function roundTrips(what, bare, ours) {
  const samples = await inTurns(bare, ours, lineOf(200), 250, 30);
  const measured = (/** @type {number} */ part) => {
    const [own, other] = [percentile(samples.ours, part), percentile(samples.bare, part)];
    return { ratio: own / other, detail: `${microseconds(own)} against ${microseconds(other)}` };
  };
  return [
    atMost(`${what}: round trip of 200-byte lines, median`, 1.25, measured(0.5)),
    atMost(`${what}: round trip of 200-byte lines, 99th percentile`, 1.25, measured(0.99)),
  ];
}

/** There and back. @param {string} name @param {Hop} bare @param {Hop} ours @param {number} size @param {number} perTurn */
async function throughput(name, bare, ours, size, perTurn) {
  const samples = await inTurns(bare, ours, lineOf(size), perTurn, 6);
  const rate = (/** @type {number[]} */ times) => size / 1000 / median(times);
  const [own, other] = [rate(samples.ours), rate(samples.bare)];
  return atLeast(name, 0.9, { ratio: own / other, detail: `${own.toFixed(0)} against ${other.toFixed(0)} MB/s` });
}

/**
 * Both hops are alive and take turns, so that what else the machine does falls on both alike. The first turn of each
 * is for warming up. Times are in milliseconds.
 *
 * @param {Hop} bare
 * @param {Hop} ours
 * @param {Buffer} line
 * @param {number} perTurn
 * @param {number} turns
 */
async function inTurns(bare, ours, line, perTurn, turns) {
  const samples = { bare: /** @type {number[]} */ ([]), ours: /** @type {number[]} */ ([]) };
  for (let turn = 0; turn <= turns; turn++) {
    const times = { bare: await bare.exchange(line, perTurn), ours: await ours.exchange(line, perTurn) };
    if (turn === 0) continue;
    samples.bare.push(...times.bare);
    samples.ours.push(...times.ours);
  }
  return samples;
}

/** @param {string[]} args */
function startHop(args) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'hop.mjs'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  let missing = 0;
  let arrived = () => {};
  child.stdout.on('data', (chunk) => {
    missing -= chunk.length;
    if (missing === 0) arrived();
  });

  /** @param {Buffer} line @param {number} count Sends the line that often, each time when it has come back. */
  async function exchange(line, count) {
    const times = [];
    for (let sent = 0; sent < count; sent++) {
      const began = performance.now();
      await new Promise((resolve) => {
        missing = line.length;
        arrived = () => resolve(null);
        child.stdin.write(line);
      });
      times.push(performance.now() - began);
    }
    return times;
  }

  async function stop() {
    child.stdin.end();
    await ended;
  }

  return { exchange, stop };
}

/** A tool's answer of the given size, its LF included: prose with the line breaks and quotes that files have. */
function lineOf(/** @type {number} */ size) {
  const message = (/** @type {string} */ text) =>
    `${JSON.stringify({ jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text }] } })}\n`;
  const prose = 'The quick brown fox jumps over the lazy dog, and says nothing of it.\n"Why?" asked the dog.\n';
  const room = size - message('').length;
  const escaped = JSON.stringify(prose).length - 2;
  const whole = prose.repeat(Math.floor(room / escaped));
  return Buffer.from(message(whole + '.'.repeat(room % escaped)));
}

/** @param {number} ms */
function microseconds(ms) {
  return `${(ms * 1000).toFixed(0)} µs`;
}
