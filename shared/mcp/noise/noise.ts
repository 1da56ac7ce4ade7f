/** What a line that is no JSON most likely is, named for the person who has to find where it comes from. */
import { buildNoises } from './builds.ts';
import { loggerNoises } from './loggers.ts';
import { bannerNoise, printNoises } from './prints.ts';
import type { Noise } from './row.ts';
import { shellNoises } from './shells.ts';
import { traceNoises } from './traces.ts';

/** In order: the first that fits names the line, so that what is particular comes before what is general. */
export const noises: readonly Noise[] = [
  ...buildNoises,
  ...traceNoises.slice(0, -1),
  ...loggerNoises.slice(0, -1),
  ...shellNoises,
  ...traceNoises.slice(-1),
  ...loggerNoises.slice(-1),
];

const coloured: Noise = {
  what: 'coloured terminal output',
  pattern: /^/,
  cure: 'Write it to stderr. NO_COLOR=1 would only take the colours away.',
};

/** Terminal colours and cursor movements; the character ESC itself cannot be named in a pattern. */
const escapes = /\p{Cc}\[[\d;?]*[A-Za-z]/gu;
const lookedAt = 300;
/** What begins as JSON does is broken JSON, whatever words it has. */
const jsonLike = /^\s*(\{\s*("|$)|\[\s*([[{"]|-?\d[\d.]*\s*[,\]]|$))/;

export type Guess = Pick<Noise, 'what' | 'cure'>;

/** What the line looks like, or null when nothing fits. */
export function likelyNoise(text: string): Guess | null {
  const start = text.slice(0, lookedAt);
  if (looksLikeUtf16(start)) return { what: 'UTF-16 text; MCP is UTF-8', cure: utf16Cure };
  const plain = start.replace(escapes, '');
  if (jsonLike.test(plain)) return null;
  const found = [...noises, ...printNoises, bannerNoise].find(({ pattern }) => pattern.test(plain));
  return found ?? (plain === start ? null : coloured);
}

const utf16Cure =
  'Write UTF-8: in .NET, Console.OutputEncoding = new UTF8Encoding(false). What wsl.exe says itself is UTF-16 unless WSL_UTF8=1 is set.';

/** Text of mostly ASCII characters in UTF-16 has a NUL in every second byte. */
export function looksLikeUtf16(text: string): boolean {
  const nuls = text.length - text.replaceAll('\0', '').length;
  return nuls >= 2 && nuls * 3 > text.length;
}
