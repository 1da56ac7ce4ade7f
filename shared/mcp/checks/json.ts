/** JSON that parses, but not to the same value everywhere. */
import { mayRepeatKeys, repeatedKey } from '../../jsonrpc/duplicates.ts';
import { unsafeIntegers } from '../../jsonrpc/integers.ts';
import { spanOfChars } from '../../jsonrpc/locate.ts';
import type { MessageKind } from '../../model/message.ts';
import type { Finding, LineCheck, LineLook } from '../look.ts';
import { sources } from '../sources.ts';

const parsedKinds: readonly MessageKind[] = ['request', 'notification', 'response', 'error', 'batch', 'invalid'];
const shown = 20;

export const jsonChecks: readonly LineCheck[] = [
  {
    code: 'duplicate-json-key',
    severity: 'warning',
    kinds: parsedKinds,
    title: 'Key given twice',
    why: 'Parsers disagree about a repeated key: JSON.parse and Python keep the last value, some keep the first, strict ones refuse the text. Client and server may each see another message.',
    fix: 'Build the object before writing it; text that is put together by hand is the usual cause.',
    spec: sources.json,
    look: ({ reading, census }) =>
      isParsed(reading) && mayRepeatKeys(reading.text, census.keys) ? repeatedKeyFinding(reading.text) : null,
  },
  {
    code: 'unsafe-integer',
    severity: 'warning',
    kinds: parsedKinds,
    title: 'Integer too large for many readers',
    why: 'JavaScript and others read numbers as 64-bit floating point, which is exact only up to 2^53 − 1. The TypeScript SDK refuses such an id, and rounds such a value elsewhere without a word.',
    fix: 'Send large identifiers as strings.',
    spec: sources.numbers,
    look: ({ frame, reading, census }) => (census.unsafe ? unsafeFinding(reading, frame.bytes) : null),
  },
];

type Reading = LineLook['reading'];

function isParsed({ message }: Reading): boolean {
  return message.kind !== 'invalid' || message.reason === 'not-jsonrpc';
}

function repeatedKeyFinding(text: string): Finding | null {
  const repeated = repeatedKey(text);
  if (repeated === null) return null;
  return {
    message: `The key ${JSON.stringify(repeated.key)} is given more than once in the same object.`,
    place: { pointer: repeated.pointer, key: true },
  };
}

function unsafeFinding({ text, valid }: Reading, bytes: Uint8Array): Finding | null {
  const found = unsafeIntegers(text, shown);
  const [first] = found;
  if (first === undefined) return null;
  const { digits, from, becomes } = first;
  const rounded = digits === becomes ? 'may be rounded' : `is read as ${becomes}`;
  const more = found.length > 1 ? ` There are ${found.length === shown ? 'many' : found.length - 1} more.` : '';
  return {
    message: `The integer ${digits} is beyond 2^53 − 1 and ${rounded} by many readers.${more}`,
    place: spanOfChars(text, from, from + digits.length, valid ? undefined : bytes),
  };
}
