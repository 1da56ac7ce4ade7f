/** What a line of stdin or stdout has to be: exactly one JSON text, and that an object. */
import { describeScalar } from '../../jsonrpc/classify.ts';
import { spanOfChars } from '../../jsonrpc/locate.ts';
import type { Reading } from '../../jsonrpc/parse.ts';
import { endOfValue, skipSpace } from '../../jsonrpc/scan.ts';
import { firstSyntaxError } from '../../jsonrpc/syntax-error.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { Channel } from '../../model/frame.ts';
import { isObject, type WireMessage } from '../../model/message.ts';
import type { Finding, LineCheck, LineLook, RunCheck } from '../look.ts';
import { whyBroken } from '../noise/broken-json.ts';
import { likelyNoise } from '../noise/noise.ts';
import { sources } from '../sources.ts';

const lspHeader = /^\s*Content-(Length|Type):/i;
const laterLspHeader = /^\s*Content-(Length|Type):\s*\d*/i;

/** What follows the first JSON text of an unreadable line; null when it does not start with one, or nothing follows. */
function afterFirstJson(text: string): string | null {
  const from = skipSpace(text, 0);
  if (text[from] !== '{' && text[from] !== '[') return null;
  const to = endOfValue(text, from);
  const rest = to === -1 ? '' : text.slice(to).trim();
  return rest === '' || !isJson(text.slice(from, to)) ? null : rest;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The number of JSON objects or arrays that the text consists of; 0 when there is anything else in it. */
function countJsonTexts(text: string): number {
  let count = 0;
  for (let at = skipSpace(text, 0); at < text.length; count++) {
    const to = text[at] === '{' || text[at] === '[' ? endOfValue(text, at) : -1;
    if (to === -1 || !isJson(text.slice(at, to))) return 0;
    at = skipSpace(text, to);
  }
  return count;
}

function isUnreadable(message: WireMessage): boolean {
  return message.kind === 'invalid' && (message.reason === 'not-json' || message.reason === 'not-utf8');
}

type Fault = 'content-length' | 'several' | 'not-json';

/** Three rules ask for the same thing; it is found out once. */
const faults = new WeakMap<Reading, Fault>();

function faultOf(reading: Reading): Fault {
  const known = faults.get(reading);
  if (known !== undefined) return known;
  const fault = faultIn(reading.text);
  faults.set(reading, fault);
  return fault;
}

function faultIn(text: string): Fault {
  if (lspHeader.test(text)) return 'content-length';
  const rest = afterFirstJson(text);
  if (rest === null) return 'not-json';
  if (laterLspHeader.test(rest)) return 'content-length';
  return countJsonTexts(rest) > 0 ? 'several' : 'not-json';
}

function notJson({ frame, reading }: LineLook, channel: Channel): Finding | null {
  if (frame.channel !== channel || !isUnreadable(reading.message)) return null;
  if (faultOf(reading) !== 'not-json') return null;
  const { text } = reading;
  const error = /^\s*[{[]/.test(text) ? firstSyntaxError(text) : null;
  const { says, cure } = reasonOf(text, error?.offset ?? null);
  return {
    message: `This line is not JSON${says}.`,
    ...(error === null ? {} : { place: placeOf(error, text, reading.valid ? undefined : frame.bytes) }),
    // What cures it is said of servers; clients rarely write anything but messages.
    ...(cure === undefined || channel !== 'stdout' ? {} : { hint: cure }),
  };
}

interface Why {
  /** Goes on after "This line is not JSON". */
  readonly says: string;
  readonly cure?: string | undefined;
}

function reasonOf(text: string, at: number | null): Why {
  const noise = likelyNoise(text);
  if (noise !== null) return { says: `; it looks like ${noise.what}`, cure: noise.cure };
  if (afterFirstJson(text) !== null) return { says: ': other text follows a complete JSON text' };
  const broken = /^\s*[{[]/.test(text) ? whyBroken(text, at) : null;
  return broken === null ? { says: '' } : { says: `: ${broken.what}`, cure: broken.cure };
}

type BrokenAt = NonNullable<ReturnType<typeof firstSyntaxError>>;

function placeOf({ offset, length }: BrokenAt, text: string, bytes: Uint8Array | undefined): Place {
  const from = Math.min(offset, text.length - 1);
  return spanOfChars(text, from, Math.min(text.length, from + Math.max(1, length)), bytes);
}

const dropped =
  'The TypeScript SDK 2.4.0 drops such a line without a word, its 1.x line reports it to onerror, the Python SDK logs an error; all go on with the next line. Other clients close the connection.';

const notJsonRule = {
  severity: 'error',
  kinds: ['invalid'],
  spec: sources.stdio,
} as const;

const several: LineCheck = {
  code: 'several-messages-on-line',
  severity: 'error',
  kinds: ['invalid'],
  title: 'Several messages on one line',
  why: 'Readers take a line for one JSON text. None of the tested SDKs (TypeScript 1.32 and 2.4, Python 2.3) reads any message of such a line, so all of them are lost.',
  fix: 'Write a newline after every message, in the same write as the message, so that two writers cannot mix.',
  spec: sources.stdio,
  look: ({ reading }) => {
    if (!isUnreadable(reading.message) || faultOf(reading) !== 'several') return null;
    return { message: `This line holds ${countJsonTexts(reading.text)} JSON texts one after the other.` };
  },
};

const contentLength: LineCheck = {
  code: 'content-length-header',
  severity: 'error',
  kinds: ['invalid'],
  title: 'Content-Length framing',
  why: 'This is the framing of the Language Server Protocol. MCP has one message a line and no headers: the tested SDKs drop the header lines, and read the body only if a newline happens to follow it.',
  fix: 'Write each message as one line that ends in a newline, without headers. With vscode-jsonrpc, use a writer of your own instead of StreamMessageWriter.',
  spec: sources.stdio,
  look: ({ reading }) => {
    if (!isUnreadable(reading.message) || faultOf(reading) !== 'content-length') return null;
    return { message: 'This line has a Content-Length header, as the Language Server Protocol does; MCP has none.' };
  },
};

const notObject: LineCheck = {
  code: 'line-not-object',
  severity: 'error',
  kinds: ['invalid', 'batch'],
  title: 'JSON, but not an object',
  why: 'A message is a JSON object. The TypeScript SDK reports a scalar to onerror and drops it, the Python SDK logs it; no answer comes.',
  fix: 'Send a JSON-RPC object. A number or string on its own is often a value that was printed by mistake.',
  spec: sources.messages,
  look: ({ reading: { message } }) => {
    if (message.kind === 'batch') return notObjectItem(message.items);
    if (message.kind !== 'invalid' || message.reason !== 'not-jsonrpc' || isObject(message.json)) return null;
    return { message: `This line is ${describeScalar(message.json)}, not an object.`, place: { pointer: '' } };
  },
};

function notObjectItem(items: readonly WireMessage[]): Finding | null {
  const index = items.findIndex((item) => item.kind === 'invalid' && !isObject(item.json));
  const item = items[index];
  if (item?.kind !== 'invalid') return null;
  return {
    message: `Item ${index + 1} of the batch is ${describeScalar(item.json)}, not an object.`,
    place: { pointer: `/${index}` },
  };
}

export const framingChecks: readonly LineCheck[] = [
  {
    ...notJsonRule,
    code: 'stdout-not-json',
    title: 'Not JSON on stdout',
    why: `stdout carries nothing but messages. ${dropped} If the line is half a message, that message is lost.`,
    fix: 'Write logs to stderr: console.error in Node, print(..., file=sys.stderr) or logging in Python. Start the server so that wrappers such as npx, uv or a shell profile print nothing on stdout.',
    look: (line) => notJson(line, 'stdout'),
  },
  {
    ...notJsonRule,
    code: 'stdin-not-json',
    title: 'Not JSON on stdin',
    why: `The server's stdin carries nothing but messages. ${dropped} A request in such a line is never answered.`,
    fix: 'Send one complete JSON text a line; serialise it with a JSON library rather than by hand.',
    look: (line) => notJson(line, 'stdin'),
  },
  several,
  contentLength,
  notObject,
];

/** One JSON text over several lines. */
export const embeddedNewline: RunCheck = {
  code: 'embedded-newline',
  severity: 'error',
  title: 'One message over several lines',
  why: 'A newline ends a message, so readers see several broken lines. None of the tested SDKs puts them together again: the message is lost.',
  fix: 'Serialise without indentation: JSON.stringify(message) without a third argument, json.dumps(message) without indent. Inside strings a newline is written as \\n.',
  spec: sources.stdio,
  look: ({ first, last }) => ({
    message: `The lines #${first} to #${last} are one JSON text: pretty-printed, or with a newline in it.`,
    related: [last],
  }),
};
