/** Reads a large frame's text straight out of the bytes of its line: a string of 200 MB and more may not even exist. */

const backslash = 0x5c;
const quote = 0x22;
const space = 0x20;
const brace = 0x7d;
const lineFeed = 0x0a;
const digitZero = 0x30;
const letterU = 0x75;

/** The head of a line is far shorter than this. */
const longestHead = 512;

const latin1 = new TextDecoder('latin1');

/** By the letter after the backslash: the byte that is meant; 0 for letters that mean none. */
const simpleEscapes = new Uint8Array(256);
for (const pair of ['""', '\\\\', '//', 'b\b', 'f\f', 'n\n', 'r\r', 't\t']) {
  simpleEscapes[pair.charCodeAt(0)] = pair.charCodeAt(1);
}

export interface LargeLine {
  /** The line's other fields, as JSON. */
  readonly head: Uint8Array;
  /** What stands between the quotes of `text`. */
  readonly body: Uint8Array;
}

/** Takes a line apart whose last field is `text`, as we write it; null for any other. */
export function splitLarge(line: Uint8Array): LargeLine | null {
  const end = lengthWithoutEnding(line) - 2;
  if (line[end] !== quote || line[end + 1] !== brace) return null;
  const mark = ',"text":"';
  const at = latin1.decode(line.subarray(0, longestHead)).indexOf(mark);
  if (at === -1) return null;
  return { head: withBrace(line.subarray(0, at)), body: line.subarray(at + mark.length, end) };
}

function lengthWithoutEnding(line: Uint8Array): number {
  return line[line.length - 1] === lineFeed ? line.length - 1 : line.length;
}

function withBrace(head: Uint8Array): Uint8Array {
  const whole = new Uint8Array(head.length + 1);
  whole.set(head);
  whole[head.length] = brace;
  return whole;
}

/** The bytes that the inside of a JSON string stands for; null when it is none, or has escapes that we never write. */
export function unescapeBytes(body: Uint8Array): Uint8Array | null {
  const out = new Uint8Array(body.length);
  let size = 0;
  for (let at = 0; at < body.length; at++) {
    let byte = body[at] ?? 0;
    if (byte === quote || byte < space) return null;
    if (byte === backslash) {
      at++;
      const control = body[at] === letterU;
      byte = control ? controlAt(body, at + 1) : (simpleEscapes[body[at] ?? 0] ?? 0);
      if (control ? byte < 0 : byte === 0) return null;
      if (control) at += 4;
    }
    out[size++] = byte;
  }
  return out.subarray(0, size);
}

/** The control character of `00xx`, four digits long; -1 for anything else, which is left to JSON.parse. */
function controlAt(body: Uint8Array, at: number): number {
  if (body[at] !== digitZero || body[at + 1] !== digitZero) return -1;
  const high = (body[at + 2] ?? 0) - digitZero;
  const low = hexDigit(body[at + 3] ?? 0);
  return (high === 0 || high === 1) && low >= 0 ? 16 * high + low : -1;
}

function hexDigit(byte: number): number {
  const text = String.fromCharCode(byte);
  return /[0-9a-f]/.test(text) ? Number.parseInt(text, 16) : -1;
}
