/** Why a text that begins like JSON is none, from what stands at the place where it stops being JSON. */
import { endOfValue, skipSpace } from '../../jsonrpc/scan.ts';

export interface Reason {
  /** Follows "This line is not JSON: ". */
  readonly what: string;
  readonly cure?: string;
}

interface Foreign extends Reason {
  /** What stands at the place. */
  readonly pattern: RegExp;
}

const foreign: readonly Foreign[] = [
  {
    what: 'NaN and Infinity do not exist in JSON',
    pattern: /^-?(NaN|Infinity)\b/,
    cure: 'Send null or a string for such a number; json.dumps(…, allow_nan=False) in Python raises an error instead of writing it.',
  },
  {
    what: 'None, True and False are Python’s; JSON has null, true and false',
    pattern: /^(None|True|False)\b/,
    cure: 'Use json.dumps(message) rather than str() or an f-string.',
  },
  {
    what: 'undefined does not exist in JSON',
    pattern: /^undefined\b/,
    cure: 'Use JSON.stringify on the whole message, which leaves such members out.',
  },
  { what: 'strings need double quotes in JSON', pattern: /^'/ },
  { what: 'JSON has no comments', pattern: /^\/[/*]/ },
];

/** `at`: where the text stops being JSON, in UTF-16 units; null when that is not known. */
export function whyBroken(text: string, at: number | null): Reason | null {
  const found = at === null ? undefined : foreign.find(({ pattern }) => pattern.test(text.slice(at, at + 20)));
  if (found !== undefined) return found;
  if (endOfValue(text, skipSpace(text, 0)) === -1) return { what: 'it ends before its brackets are closed' };
  return at !== null && isAfterComma(text, at) ? { what: 'there is a comma too many' } : null;
}

function isAfterComma(text: string, at: number): boolean {
  return /^[}\]]/.test(text.slice(at, at + 1)) && /,\s*$/.test(text.slice(Math.max(0, at - 100), at));
}
