/**
 * Transcripts for tests and examples: a session written as lines, read by the real dissector.
 *
 * `C>S {…}` client to server, `S>C {…}` server to client, `I>S {…}` a line that a person sent, `err …` stderr,
 * `exit 3`, `exit SIGKILL`, `stop` (stdin closed by us), `signal SIGTERM`, `end stdout`, `wait 500` (milliseconds).
 * `hexC>S` and `hexS>C` give the bytes as hexadecimal digits. Entries are one millisecond apart. A line may end in `\r` (CR LF) or `\x04` (end of the stream instead of a newline).
 */
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { Channel, Ending, Origin } from '../model/frame.ts';
import type { ProcessEventBody } from '../model/process-event.ts';
import type { Row } from '../view/row.ts';
import { Dissector } from './dissector.ts';
import { updatesAtOnce } from './judged.ts';

export interface Transcript {
  readonly rows: readonly Row[];
  readonly dissector: Dissector;
  readonly diagnostics: readonly (readonly Diagnostic[])[];
  /** Codes of all findings in order of their rows, as `#2 id-null`. */
  readonly codes: readonly string[];
  row(seq: number): Row;
  /** The findings of one row with this code. */
  found(code: string, seq?: number): readonly Diagnostic[];
}

export function transcript(lines: readonly string[]): Transcript {
  const dissector = new Dissector();
  const rows: Row[] = [];
  const diagnostics: Diagnostic[][] = [];
  for (const entry of entriesOf(lines)) {
    const dissected = dissector.push(entry);
    rows.push(dissected.row);
    diagnostics.push([...dissected.diagnostics]);
    const later = updatesAtOnce(dissected.inquiries ?? []);
    for (const { seq, diagnostics: added = [], ...changes } of [...dissected.updates, ...later]) {
      const row = rows[seq - 1];
      if (row === undefined) throw new Error(`An update names row ${seq}, which does not exist.`);
      rows[seq - 1] = { ...row, ...changes };
      diagnostics[seq - 1]?.push(...added);
    }
  }
  return view(rows, diagnostics, dissector);
}

function view(rows: readonly Row[], diagnostics: readonly (readonly Diagnostic[])[], dissector: Dissector): Transcript {
  return {
    rows,
    dissector,
    diagnostics,
    codes: diagnostics.flatMap((found, index) => found.map(({ code }) => `#${index + 1} ${code}`)),
    row(seq) {
      const row = rows[seq - 1];
      if (row === undefined) throw new Error(`There is no row ${seq}.`);
      return row;
    },
    found: (code, seq) =>
      diagnostics.flatMap((found, index) =>
        seq === undefined || seq === index + 1 ? found.filter((diagnostic) => diagnostic.code === code) : [],
      ),
  };
}

/** The entries that a transcript stands for. */
export function* entriesOf(lines: readonly string[]): Iterable<Entry> {
  let seq = 0;
  let at = 0;
  for (const line of lines) {
    at++;
    if (line.startsWith('wait ')) {
      at += Number(line.slice(5)) - 1;
      continue;
    }
    seq++;
    yield entryOf(line, seq, at);
  }
}

interface Way {
  readonly channel: Channel;
  readonly origin: Origin;
}

const channels: { readonly [prefix: string]: Way } = {
  'C>S': { channel: 'stdin', origin: 'peer' },
  'I>S': { channel: 'stdin', origin: 'inspector' },
  'S>C': { channel: 'stdout', origin: 'peer' },
  err: { channel: 'stderr', origin: 'peer' },
};

function entryOf(line: string, seq: number, at: number): Entry {
  const prefix = line.slice(0, line.indexOf(' '));
  const rest = line.slice(prefix.length + 1);
  const way = channels[prefix.replace('hex', '')];
  if (way === undefined) return { kind: 'event', event: { seq, at, ...eventOf(line, at) } };
  if (prefix.startsWith('hex')) return frameOf(way, bytesOf(rest), 'lf', seq, at);
  const { text, ending } = endingOf(rest);
  return frameOf(way, new TextEncoder().encode(text), ending, seq, at);
}

function endingOf(text: string): { text: string; ending: Ending } {
  if (text.endsWith('\r')) return { text: text.slice(0, -1), ending: 'crlf' };
  return text.endsWith('\x04') ? { text: text.slice(0, -1), ending: 'eof' } : { text, ending: 'lf' };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.split(' '), (digits) => Number.parseInt(digits, 16));
}

function frameOf(way: Way, bytes: Uint8Array, ending: Ending, seq: number, at: number): Entry {
  return { kind: 'frame', frame: { seq, firstAt: at, at, ...way, bytes, ending } };
}

function eventOf(line: string, at: number): ProcessEventBody {
  const [word = '', detail = ''] = line.split(' ');
  if (word === 'exit') return exitOf(detail, at);
  if (word === 'stop') return { type: 'stdin-closed' };
  if (word === 'signal') return { type: 'signal-sent', signal: detail };
  if (word === 'start') return { type: 'started', pid: 123, binary: detail };
  if (word === 'end') return { type: 'stream-ended', channel: detail === 'stdin' ? 'stdin' : 'stdout' };
  throw new Error(`Not a line of a transcript: ${line}`);
}

function exitOf(detail: string, at: number): ProcessEventBody {
  const code = Number(detail);
  const signal = Number.isNaN(code) ? detail : null;
  return { type: 'exited', code: signal === null ? code : null, signal, uptimeMs: at, requested: false };
}
