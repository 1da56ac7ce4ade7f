/**
 * Strict base64 (RFC 4648, section 4): its alphabet, its padding, nothing between. `atob` passes over white space
 * and missing padding. A picture may have many megabytes, so the text is stepped through once and never copied.
 */
import { toUint8Array } from 'js-base64';
import { characterAt } from './characters.ts';

const foreign = /[^A-Za-z0-9+/]/;

/** The end of the sentence "it …", as in `has a line break at character 77`; null for base64, also of no bytes. */
export function base64Fault(text: string): string | null {
  const at = text.search(foreign);
  if (at !== -1 && !isPadding(text, at)) return strangeFault(text, at);
  if (text.length % 4 === 0) return null;
  return `has ${text.length} characters, which is no multiple of four${at === -1 ? ': its padding is missing' : ''}`;
}

function isPadding(text: string, at: number): boolean {
  return at >= text.length - 2 && text.endsWith('='.repeat(text.length - at));
}

function strangeFault(text: string, at: number): string {
  const character = text.charAt(at);
  if (/^data:/i.test(text)) return 'is a data URI: what stands before the comma does not belong there';
  if (character === '-' || character === '_') return `has ${characterAt(text, at)}: it is in the alphabet for URLs`;
  return character === '=' ? paddingFault(text, at) : `has ${characterAt(text, at)}`;
}

function paddingFault(text: string, at: number): string {
  const next = text.slice(at).search(/[^=]/);
  if (next === -1) return `has ${text.length - at} characters of padding`;
  if (foreign.test(text.charAt(at + next))) return `has ${characterAt(text, at + next)}`;
  return `has its padding at character ${at + 1}, before its end`;
}

/** The first bytes, without looking at the rest; null when the characters that hold them are not base64. */
export function firstBytes(text: string, count: number): Uint8Array | null {
  const head = text.slice(0, Math.ceil(count / 3) * 4);
  return base64Fault(head) === null ? toUint8Array(head).subarray(0, count) : null;
}
