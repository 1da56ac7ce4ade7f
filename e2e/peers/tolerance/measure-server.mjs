/** What a server does with a fault of the client. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { envelope, faults, initialize, initialized } from './faults-to-server.mjs';
import { until } from './watch.mjs';
import { shortened } from './words.mjs';

const lastIds = ['last-1', 'last-2'];
/** How much later than the answers to the last requests that to the fault may come, in milliseconds. */
const late = 500;

/**
 * @param {import('./servers.mjs').Server} server
 * @param {number} index of the fault
 * @returns {Promise<import('./measure-client.mjs').Seen>}
 */
export async function measureServer({ script }, index) {
  const fault = faults[index];
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
  const heard = { answers: [], exit: null, reported: false };
  createInterface({ input: child.stdout }).on('line', (line) => heard.answers.push(JSON.parse(line)));
  createInterface({ input: child.stderr }).on('line', () => Object.assign(heard, { reported: true }));
  child.on('exit', (code, signal) => Object.assign(heard, { exit: { code, signal } }));
  child.stdin.on('error', () => {});
  try {
    await speak(child, fault, heard);
    return verdictOn(fault, heard);
  } finally {
    child.stdin.end();
    child.kill();
  }
}

async function speak(child, fault, heard) {
  const say = (message) => child.stdin.write(`${JSON.stringify(message)}\n`);
  if (fault.greets !== false) {
    say(initialize(fault.opening));
    await until(() => heard.answers.some(({ id }) => id === 1));
    if (fault.greets === true) say(initialized);
  }
  child.stdin.write(fault.bytes);
  if (fault.ends) {
    child.stdin.end();
    await until(() => heard.exit !== null);
    return;
  }
  // Two proper requests behind it: the first may be lost with the fault.
  for (const id of lastIds) say(listing(fault, id));
  await until(() => heard.exit !== null || heard.answers.some(({ id }) => id === lastIds[1]));
  await until(() => answerTo(heard) !== undefined, late);
}

const listing = ({ era }, id) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/list',
  ...(era === 'modern' ? { params: { _meta: envelope } } : {}),
});

/** Whatever is no answer to the handshake or to the last requests. */
const answerTo = ({ answers }) =>
  answers.find(({ id, method }) => method === undefined && id !== 1 && !lastIds.includes(id));

function verdictOn({ judged, ends }, heard) {
  const answer = answerTo(heard);
  if (answer !== undefined) return verdictOnAnswer(answer);
  const { exit, reported } = heard;
  if (exit !== null && !ends) return { verdict: exit.code === 0 ? 'closes' : 'crashes', detail: '', reported };
  const goesOn = ends || heard.answers.some(({ id }) => id === lastIds[1]);
  if (!goesOn) return { verdict: 'closes', detail: '', reported };
  return { verdict: judged === 'request' ? 'hangs' : 'ignores', detail: '', reported };
}

function verdictOnAnswer({ error, result }) {
  if (error !== undefined) return { verdict: 'refuses', detail: shortened(`${error.code} ${error.message}`) };
  if (result.isError) return { verdict: 'refuses', detail: shortened(`isError: ${result.content[0].text}`) };
  const { protocolVersion } = result;
  return { verdict: 'accepts', detail: protocolVersion === undefined ? '' : `protocolVersion ${protocolVersion}` };
}
