/** Bytes and line endings. */
import { formatByte } from '../../jsonrpc/text.ts';
import { likelyCodePage } from '../code-pages/guess.ts';
import { everyKind, type Finding, type LineCheck, type LineLook } from '../look.ts';
import { looksLikeUtf16 } from '../noise/noise.ts';
import { sources } from '../sources.ts';

/** `STDIO_DEFAULT_MAX_BUFFER_SIZE` of the TypeScript SDKs: 10 MiB. */
const sdkLineLimit = 10 * 1024 * 1024;

/** Nearly every line: UTF-8 without a mark, of ordinary size, ended by LF. */
function isPlainLine({ frame, reading }: LineLook): boolean {
  return frame.ending === 'lf' && reading.valid && !reading.bom && frame.bytes.length <= sdkLineLimit;
}

const bom: LineCheck = {
  code: 'utf8-bom',
  severity: 'error',
  kinds: everyKind,
  unless: isPlainLine,
  title: 'Byte order mark',
  why: 'The bytes EF BB BF stand before the message. All tested SDKs (TypeScript 1.32 and 2.4, Python 2.3) lose the message and give no answer to it.',
  fix: 'Write UTF-8 without a byte order mark. On Windows: new UTF8Encoding(false) in .NET, utf8NoBOM in PowerShell, encoding="utf-8" (not "utf-8-sig") in Python.',
  spec: `${sources.bom}; ${sources.stdio}`,
  look: ({ reading }) =>
    reading.bom ? { message: 'There is a UTF-8 byte order mark before the message.', place: { from: 0, to: 3 } } : null,
};

const invalidUtf8: LineCheck = {
  code: 'invalid-utf8',
  severity: 'error',
  kinds: everyKind,
  unless: isPlainLine,
  title: 'Not UTF-8',
  why: 'Messages are UTF-8. The tested SDKs put U+FFFD (�) in the place of the bytes and serve the message, so that text is damaged without a word; stricter readers refuse it.',
  fix: 'Encode output as UTF-8: PYTHONIOENCODING=utf-8 or PYTHONUTF8=1 in Python, chcp 65001 or an explicit encoding on Windows. Never cut a buffer in the middle of a character.',
  spec: sources.stdio,
  look: (line) => (line.reading.valid ? null : badBytesFinding(line)),
};

function badBytesFinding(line: LineLook): Finding {
  const { frame, reading, revision } = line;
  const [first = 0] = reading.badBytes;
  const more = reading.badBytes.length > 1 ? `, and ${reading.badBytes.length - 1} more` : '';
  return {
    message: `The byte ${formatByte(frame.bytes[first] ?? 0)} at offset ${first} is not UTF-8${more}${guess(line, first)}.`,
    place: { from: first, to: first + 1 },
    // 2024-11-05 asks for UTF-8 only on stderr.
    severity: revision === '2024-11-05' ? 'warning' : 'error',
  };
}

/** How the bytes read otherwise; empty when nothing is plausible. Only for lines at fault: it takes some microseconds. */
function guess({ frame: { bytes }, reading: { text, badBytes } }: LineLook, first: number): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return '; the line begins with the byte order mark of UTF-16LE';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return '; the line begins with the byte order mark of UTF-16BE';
  if (looksLikeUtf16(text.slice(0, 300))) return '; it looks like UTF-16 text';
  if (badBytes.length <= 3 && hasUtf8Elsewhere(text, bytes, first))
    return '; other characters of the line are UTF-8, so that this one was probably cut';
  const page = likelyCodePage(bytes, first);
  return page === null ? '' : `; read as ${page.name}, the text is ${JSON.stringify(page.text)}`;
}

/** A character of several bytes that does not touch the bytes at fault. */
function hasUtf8Elsewhere(text: string, bytes: Uint8Array, first: number): boolean {
  const part = text.slice(0, 10_000);
  return (bytes[first - 1] ?? 0) < 0x80 && /(?<!\uFFFD)[\u0080-\uFFFC](?!\uFFFD)/.test(part);
}

const crlf: LineCheck = {
  code: 'cr-line-ending',
  severity: 'info',
  // On lines that are no message, it is another finding that counts.
  kinds: ['request', 'notification', 'response', 'error', 'batch'],
  unless: isPlainLine,
  title: 'Line ends in CR LF',
  why: 'The delimiter is a newline. All tested SDKs accept a carriage return before it, as JSON counts it as white space.',
  fix: 'Nothing has to be done. To be exact, write \\n: on Windows, put stdout into binary mode.',
  spec: sources.stdio,
  look: ({ frame }) => (frame.ending === 'crlf' ? { message: 'The line ends in CR LF rather than LF.' } : null),
};

const blankLine: LineCheck = {
  code: 'blank-line',
  severity: 'warning',
  kinds: ['blank'],
  title: 'Empty line',
  why: 'Every line has to be a message. The tested SDKs pass over empty lines; a strict reader reports a parse error.',
  fix: 'Write exactly one newline after each message. An empty line is often a second newline, from print() or println().',
  spec: sources.stdio,
  // Nothing at all before the end of the stream is no line.
  look: ({ frame }) => (frame.ending === 'eof' ? null : { message: 'The line is empty.' }),
};

const partialLine: LineCheck = {
  code: 'partial-last-line',
  severity: 'error',
  kinds: everyKind.filter((kind) => kind !== 'blank'),
  unless: isPlainLine,
  title: 'Last line without a newline',
  why: 'The stream ended before the newline. The TypeScript SDKs lose such a line; the Python server still serves it, the Python client does not. Often the process died while it was writing.',
  fix: 'End every message with a newline, and wait until stdout is flushed before exiting: process.exit() in Node cuts off pending writes.',
  spec: sources.stdio,
  look: ({ frame }) =>
    frame.ending === 'eof' ? { message: 'The stream ended without a newline after this line.' } : null,
};

const longLine: LineCheck = {
  code: 'line-over-10mib',
  severity: 'warning',
  kinds: everyKind,
  unless: isPlainLine,
  title: 'Line over 10 MiB',
  why: 'The TypeScript SDKs (1.32 and 2.4) close the connection when a line grows beyond 10 MiB. The Python SDK has no limit.',
  fix: 'Return a link to the data (resource_link), or serve it in pages, rather than in one result.',
  spec: 'No rule of MCP; STDIO_DEFAULT_MAX_BUFFER_SIZE of the TypeScript SDK.',
  look: ({ frame }) =>
    frame.bytes.length > sdkLineLimit || frame.ending === 'overflow'
      ? {
          message: `The line has ${(frame.bytes.length / 1024 / 1024).toFixed(1)} MiB${frame.ending === 'overflow' ? ' and goes on' : ''}.`,
        }
      : null,
};

export const encodingChecks: readonly LineCheck[] = [bom, invalidUtf8, crlf, blankLine, partialLine, longLine];
