/** The crash capsule: one file with everything that explains the end of a server, to keep or to send to its author. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from '#shared/jsonrpc/text';
import type { Channel } from '#shared/model/frame';
import type { SessionSummary } from '#shared/model/session';
import type { Row } from '#shared/view/row';
import { systemError } from './launch-failure.ts';
import { rowsWhere } from './log-scan.ts';
import { recordingName } from './recording-name.ts';
import type { Session } from './session.ts';
import { stdinOf } from './stdin-script.ts';

const capsuleExtension = '.wirescope-capsule.json';
/** Bytes of stderr from the end. */
const stderrLimit = 64 * 1024;
/** Bytes up to which stdin is also given as text. */
const textLimit = 1024 * 1024;
const findingsLimit = 1000;

/**
 * Writes the capsule into the folder, which is made when it is missing; private to the user. Values of environment
 * variables are not in it.
 * @returns The file. Rejects with the operating system's error.
 */
export async function writeCapsule(session: Session, folder: string): Promise<string> {
  const capsule = await capsuleOf(session);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = `${JSON.stringify(capsule, null, 2)}\n`;
  for (let attempt = 1; ; attempt += 1) {
    const name = recordingName(session.summary().name, new Date(), attempt, capsuleExtension);
    const file = path.join(folder, name);
    try {
      await writeFile(file, text, { flag: 'wx', mode: 0o600 });
      return file;
    } catch (error) {
      if (systemError(error).code !== 'EEXIST') throw error;
    }
  }
}

/** The content of the capsule. */
export async function capsuleOf(session: Session) {
  const summary = session.summary();
  const { name, server, revision, pid, startedAt, exit, failure, recording } = summary;
  const stdin = await stdinOf(session);
  return {
    wirescopeCapsule: 1,
    readme: readmeFor(summary),
    server: { name, commandLine: summary.commandLine, ...launchOf(summary), reported: server, revision, pid },
    startedAt,
    exit,
    failure,
    lastStderr: await lastStderr(session),
    callsInFlight: await callsInFlight(session),
    halfReceived: { stdin: await unended(session, 'stdin'), stdout: await unended(session, 'stdout') },
    findings: findingsOf(session),
    stdin: described(stdin),
    recording: recording?.path ?? null,
  };
}

function readmeFor({ commandLine: line }: SessionSummary): string {
  return `To replay by hand what this server was sent: jq -r .stdin.base64 THIS_FILE | base64 -d | ${line || 'COMMAND'}`;
}

function launchOf({ target }: SessionSummary) {
  if (target === null) return null;
  const { command, args, cwd, env, unset } = target;
  return { command, args, cwd: cwd ?? null, variablesSet: Object.keys(env), variablesUnset: unset };
}

async function lastStderr(session: Session): Promise<string> {
  const { log } = session;
  const lines: string[] = [];
  for (let size = 0, at = log.stderrCount - 1; at >= 0 && size < stderrLimit; at -= 1) {
    const text = decodeText(await bytesOf(session, log.stderrSeq(at))).text;
    lines.unshift(text);
    size += text.length + 1;
  }
  const partial = session.partial('stderr');
  const tail = partial === null ? '' : decodeText(partial.bytes).text;
  return `${lines.map((line) => `${line}\n`).join('')}${tail}`.slice(-stderrLimit);
}

async function callsInFlight(session: Session) {
  const rows = await rowsWhere(session.log, isInFlight);
  return Promise.all(rows.map((row) => callOf(session, row)));
}

function isInFlight({ kind, direction, state }: Row): boolean {
  return kind === 'request' && direction === 'client-to-server' && (state === 'pending' || state === 'abandoned');
}

async function callOf(session: Session, { seq, at, id, method, subject }: Row) {
  return { seq, sentAtMs: at, id, method, subject, text: decodeText(await bytesOf(session, seq)).text };
}

/** Bytes without a line ending: still on their way, or left when the pipe ended. */
async function unended(session: Session, channel: Channel) {
  const partial = session.partial(channel);
  if (partial !== null) return { ...described(partial.bytes), size: partial.size };
  const [last] = (await rowsWhere(session.log, (row) => row.channel === channel && row.ending === 'eof')).slice(-1);
  return last === undefined ? null : described(await bytesOf(session, last.seq));
}

function findingsOf({ log }: Session) {
  const found: object[] = [];
  for (let seq = log.nextFinding(0, 1); seq !== null && found.length < findingsLimit; seq = log.nextFinding(seq, 1)) {
    for (const { code, severity, message, hint } of log.diagnostics(seq))
      found.push({ seq, severity, code, message, hint });
  }
  return found;
}

function described(bytes: Uint8Array) {
  const { text, valid } = bytes.length <= textLimit ? decodeText(bytes) : { text: null, valid: true };
  return { size: bytes.length, text: valid ? text : null, base64: Buffer.from(bytes).toString('base64') };
}

/** Nothing, when the recording could not be written and the oldest entries are lost. */
async function bytesOf(session: Session, seq: number): Promise<Uint8Array> {
  const entry = await session.entry(seq).catch(() => null);
  return entry?.kind === 'frame' ? entry.frame.bytes : new Uint8Array(0);
}
