/** Stack traces and last words of a program. */
import type { Noise } from './row.ts';

const apart = 'make sure that stderr is not sent to stdout (2>&1)';

export const traceNoises: readonly Noise[] = [
  {
    what: 'part of a Java stack trace',
    pattern:
      /^(Exception in thread "|\s+at [\w.$/<>@-]+\(([\w$]+\.(java|kt|scala|groovy|clj):\d+|Native Method|Unknown Source)\)|\s*\.\.\. \d+ (more|common frames omitted)|Caused by: [\w.$]+)/,
    cure: `Print exceptions with a logger that writes to stderr, as printStackTrace() does; ${apart}.`,
  },
  {
    what: 'part of a .NET stack trace',
    pattern: /^(Unhandled exception[.:] | {3}at [\w.<>`|[\],]+\(.*\)( in .+:line \d+)?$| {3}at .+ in .+:line \d+$)/,
    cure: `Write exceptions with Console.Error; ${apart}.`,
  },
  {
    what: 'part of a Node stack trace',
    pattern: /^(\s+at .+:\d+:\d+\)?$|(node:|file:\/\/)\S+:\d+$|Node\.js v\d+\.\d+\.\d+$)/,
    cure: `Print errors with console.error rather than console.log; ${apart}.`,
  },
  {
    what: 'a warning of Node',
    pattern: /^\(node:\d+\) |^\(Use `node --trace-/,
    cure: `Node writes this to stderr: ${apart}. NODE_NO_WARNINGS=1 keeps it quiet.`,
  },
  {
    what: 'part of a Python stack trace',
    pattern: /^(Traceback \(most recent call last\):|\s*File ".+", line \d+)/,
    cure: `Print tracebacks with logging.exception() or traceback.print_exc(), which write to stderr; ${apart}.`,
  },
  {
    what: 'part of a Rust panic',
    pattern: /^(thread '.*' (\(\d+\) )?panicked at |note: run with `RUST_BACKTRACE|stack backtrace:$)/,
    cure: `Rust writes this to stderr: ${apart}.`,
  },
  {
    what: 'part of a Go panic',
    pattern: /^(panic: |fatal error: |goroutine \d+ \[[^\]]+\]:|\t\S+\.go:\d+( \+0x[0-9a-f]+)?$)/,
    cure: `Go writes this to stderr: ${apart}.`,
  },
  {
    what: 'an error message',
    pattern: /^(Uncaught |fatal: |error: |([\w.]*[A-Z]\w*)?(Error|Exception)( \[\w+\])?(: |$))/,
    cure: `Print errors to stderr: console.error in Node, print(…, file=sys.stderr) in Python; ${apart}.`,
  },
];
