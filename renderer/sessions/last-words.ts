import type { StderrLine } from '#shared/ipc/contract';

const most = 3;

/** Lines that are the last ones of many crashes and say nothing about any. */
const noise = /^(?:Node\.js v[\d.]+|note: run with `RUST_BACKTRACE.*)?\s*$/;

/**
 * The part of stderr that says why: from the last line that begins a message (what follows it, indented, is its stack)
 * to the end, or the last lines when there is none.
 */
export function lastWords(lines: readonly StderrLine[]): readonly StderrLine[] {
  const telling = lines.filter((line) => !noise.test(line.text));
  const start = telling.findLastIndex((line) => /^[^\s})\]]/.test(line.text));
  return start < 0 || telling.length - start < most ? telling.slice(-most) : telling.slice(start, start + most);
}
