/** Looks at recording files and processes from the outside, without the application's own code. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface RecordedLine {
  readonly seq?: number;
  readonly at?: number;
  readonly channel?: 'stdin' | 'stdout' | 'stderr';
  readonly ending?: 'lf' | 'crlf' | 'eof' | 'overflow';
  readonly origin?: string;
  readonly text?: string;
  readonly b64?: string;
  readonly event?: string;
  readonly pid?: number;
  readonly code?: number | null;
  readonly signal?: string | null;
  readonly wirescope?: number;
}

/** Recording files of a folder, oldest first. */
export function recordingsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.wirescope.jsonl'))
    .map((name) => path.join(folder, name));
  return files.sort((a, b) => statSync(a).birthtimeMs - statSync(b).birthtimeMs);
}

export function newestRecording(folder: string): string {
  const newest = recordingsIn(folder).at(-1);
  if (newest === undefined) throw new Error(`There is no recording in ${folder}.`);
  return newest;
}

/** The lines of a recording; split as bytes, because a file of hundreds of megabytes is no string. */
export function readRecording(file: string): RecordedLine[] {
  const bytes = readFileSync(file);
  const lines: RecordedLine[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(10, from);
    const to = end === -1 ? bytes.length : end;
    lines.push(JSON.parse(bytes.toString('utf8', from, to)));
    from = to + 1;
  }
  return lines;
}

const endings: Readonly<Record<string, string>> = { lf: '\n', crlf: '\r\n', eof: '', overflow: '' };

/** The bytes that crossed one pipe, put together again from the recording. */
export function recordedBytes(lines: readonly RecordedLine[], channel: 'stdin' | 'stdout' | 'stderr'): Buffer {
  const parts = lines
    .filter((line) => line.channel === channel)
    .flatMap((line) => [bytesOf(line), Buffer.from(endings[line.ending ?? 'eof'] ?? '')]);
  return Buffer.concat(parts);
}

function bytesOf(line: RecordedLine): Buffer {
  return line.b64 === undefined ? Buffer.from(line.text ?? '') : Buffer.from(line.b64, 'base64');
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Runs a server without Wirescope on the same stdin; what it writes to stdout until it exits. */
export function directOutput(command: string, args: readonly string[], stdin: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(chunks)));
    child.stdin.end(stdin);
  });
}
