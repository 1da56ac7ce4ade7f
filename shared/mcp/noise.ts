/** What a line that is no JSON most likely is, named for the person who has to find where it comes from. */

interface Noise {
  readonly what: string;
  readonly pattern: RegExp;
}

/** In order: the first that fits names the line. Patterns look at the start of a line, so that long lines cost nothing. */
const noises: readonly Noise[] = [
  { what: 'npm output', pattern: /^npm (notice|warn|info|err)/i },
  {
    what: 'output of a package manager',
    pattern: /^(yarn |pnpm |added \d+ packages|up to date|found \d+ vulnerabilities|Collecting |Requirement already)/,
  },
  {
    what: 'part of a stack trace',
    pattern: /^(\s+at .+[:)]|\s*File ".+", line \d+|Traceback \(most recent call last\)|Caused by: )/,
  },
  { what: 'an error message', pattern: /^(Uncaught |panic: |fatal: |[A-Za-z_.]*(Error|Exception)\b)/ },
  {
    what: 'a log line',
    pattern:
      /^\W{0,3}(\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d)|^\W{0,3}(TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)\b|^(trace|debug|info|warn|warning|error|fatal)[:\]]/,
  },
  {
    what: 'build output',
    pattern:
      /^(> .+|\$ .+|tsc\b|webpack |vite |esbuild |asset .+|\s*Compiling |\s*Finished |\s*Building |Compiled |transforming|✓ \d+ modules)/,
  },
  { what: 'an event of Server-Sent Events', pattern: /^(data|event|id|retry): ?/ },
  { what: 'an HTTP message', pattern: /^(HTTP\/[\d.]+ \d{3}|(GET|POST|PUT|DELETE) \S+ HTTP\/)/ },
  { what: 'HTML', pattern: /^\s*<(!doctype|html|head|body)\b/i },
  { what: 'a JavaScript object turned into text', pattern: /^\[object [A-Z]\w+\]/ },
  { what: 'a Python value printed with print(); JSON needs double quotes', pattern: /^\s*[{[]\s*'/ },
  {
    what: 'a banner',
    pattern: /^\W*[=*#─━═╭╔┌█▄░]{3,}|\b(listening|started|starting|running|ready|welcome|server|version|v\d+\.\d+)\b/i,
  },
];

/** Terminal colours; the character ESC itself cannot be named in a pattern. */
const colour = /\p{Cc}\[[\d;]*m/u;
const lookedAt = 300;

/** "looks like a log line", or null when nothing fits. */
export function likelyNoise(text: string): string | null {
  const start = text.slice(0, lookedAt);
  if (looksLikeUtf16(start)) return 'looks like UTF-16 text; MCP is UTF-8';
  const plain = start.replace(new RegExp(colour.source, 'gu'), '');
  const noise = noises.find(({ pattern }) => pattern.test(plain));
  if (noise !== undefined) return `looks like ${noise.what}`;
  return plain === start ? null : 'looks like coloured terminal output';
}

/** Text of mostly ASCII characters in UTF-16 has a NUL in every second byte. */
export function looksLikeUtf16(text: string): boolean {
  const nuls = text.length - text.replaceAll('\0', '').length;
  return nuls >= 2 && nuls * 3 > text.length;
}
