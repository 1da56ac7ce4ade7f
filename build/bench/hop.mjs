// The process in the middle. `hop.mjs bare` passes bytes on and nothing else; `hop.mjs relay ADDRESS` does it with our
// relay, from the modules at that address; `hop.mjs session ADDRESS FOLDER` also records and explains what passes.
import { spawn } from 'node:child_process';
import path from 'node:path';

/** @typedef {(channel: 'stdin' | 'stdout', chunk: Buffer, forward: (bytes: Uint8Array) => void) => void} Carry */

const [mode = 'bare', address = '', folder = ''] = process.argv.slice(2);
const carry = mode === 'bare' ? bare : await relayed(mode === 'session' ? await session() : () => {});
const echo = spawn(process.execPath, [path.join(import.meta.dirname, 'echo.mjs')], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
connect('stdin', process.stdin, echo.stdin);
connect('stdout', echo.stdout, process.stdout);
echo.on('exit', () => process.exit());

/**
 * @param {'stdin' | 'stdout'} channel
 * @param {NodeJS.ReadableStream} from
 * @param {NodeJS.WritableStream} to
 */
function connect(channel, from, to) {
  const forward = (/** @type {Uint8Array} */ bytes) => {
    if (to.write(bytes)) return;
    from.pause();
    to.once('drain', () => from.resume());
  };
  from.on('data', (chunk) => carry(channel, chunk, forward));
  from.on('end', () => to.end());
}

/** @type {Carry} */
function bare(_channel, chunk, forward) {
  forward(chunk);
}

/** @param {(frame: object) => void} keep @returns {Promise<Carry>} */
async function relayed(keep) {
  const { Relay } = await import(`${address}relay.js`);
  let seq = 0;
  const relay = new Relay(() => ++seq);
  return (channel, bytes, forward) => {
    for (const effect of relay.handle({ type: 'bytes', channel, bytes, at: performance.now() })) {
      if (effect.type === 'forward') forward(effect.bytes);
      else if (effect.type === 'frame') keep(effect.frame);
    }
  };
}

/** Keeps frames as a live session does. */
async function session() {
  const { RecordingFile } = await import(`${address}recording-file.js`);
  const { AnalysisQueue } = await import(`${address}analysis-queue.js`);
  const { Dissector } = await import(`${address}dissector.js`);
  const { SessionLog } = await import(`${address}session-log.js`);
  const header = { wirescope: 1, startedAt: new Date().toISOString(), name: 'bench', command: '', args: [] };
  const listener = { changed() {}, dropping() {} };
  const file = RecordingFile.create(folder, { ...header, cwd: null, platform: null }, listener);
  const log = new SessionLog();
  const dissector = new Dissector();
  const explain = (/** @type {any} */ { entry, location }) => log.append(dissector.push(entry), location);
  const queue = new AnalysisQueue(explain, () => {});
  return (/** @type {object} */ frame) => {
    const entry = { kind: 'frame', frame };
    queue.add({ entry, location: file.append(entry) });
  };
}
