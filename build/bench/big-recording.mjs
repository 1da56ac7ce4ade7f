// Makes a recording of any length: a plausible session of calls, answers, progress, log lines and a few faults.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const batch = 20_000;

/**
 * Writes a recording with `rows` entries and returns its path; the caller deletes the folder it lies in.
 *
 * @param {number} rows
 */
export function writeBigRecording(rows) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirescope-bench-'));
  const file = path.join(folder, `${rows}-rows.wirescope.jsonl`);
  const out = fs.openSync(file, 'w', 0o600);
  fs.writeSync(out, `${JSON.stringify(header)}\n`);
  for (let seq = 1; seq <= rows; seq += batch) fs.writeSync(out, lines(seq, Math.min(rows, seq + batch - 1)));
  fs.closeSync(out);
  return file;
}

/**
 * The lines of entries `from` to `to`, each with its LF.
 *
 * @param {number} from
 * @param {number} to
 */
export function lines(from, to) {
  let text = '';
  for (let seq = from; seq <= to; seq++) text += `${JSON.stringify(entry(seq))}\n`;
  return text;
}

const header = {
  wirescope: 1,
  startedAt: '2026-01-01T00:00:00.000Z',
  name: 'bench',
  command: 'node',
  args: ['server.js'],
  cwd: '/tmp',
  platform: 'linux',
};

/** @param {number} seq */
function entry(seq) {
  const at = seq * 0.5;
  const fromClient = seq % 2 === 1;
  const id = Math.ceil(seq / 2);
  return {
    seq,
    at,
    first: at,
    channel: seq % 50 === 0 ? 'stderr' : fromClient ? 'stdin' : 'stdout',
    ending: 'lf',
    origin: fromClient ? 'inspector' : 'peer',
    text: seq % 50 === 0 ? `worker ${id}: cache refreshed in ${id % 90} ms` : fromClient ? call(id) : answer(id),
  };
}

/** @param {number} id */
function call(id) {
  const params = { name: `tool-${id % 17}`, arguments: { query: `select ${id}`, limit: id % 100 } };
  return JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params });
}

/** @param {number} id */
function answer(id) {
  if (id % 199 === 0) return `DEBUG: answered call ${id}`;
  return JSON.stringify({
    jsonrpc: '2.0',
    id,
    result: { content: [{ type: 'text', text: `row ${id} of the answer` }] },
  });
}
