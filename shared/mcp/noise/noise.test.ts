import { describe, expect, test } from 'vitest';
import { likelyNoise, noises } from './noise.ts';
import { bannerNoise, printNoises } from './prints.ts';

/** By row: lines that are of its kind, and lines that nearly are. */
const cases: { readonly [what: string]: { readonly is: readonly string[]; readonly not: readonly string[] } } = {
  'a notice or warning of npm': {
    is: ['npm notice', 'npm WARN deprecated glob@7.2.3', 'npm ERR! code E404', 'npm error code ENOENT'],
    not: ['npm noticed something', 'my npm notice'],
  },
  'the header that npm run prints': {
    is: ['> calc@1.0.0 start', '> @acme/calc@0.1.0-beta.2 build /srv/calc'],
    not: ['> someone@example.com wrote', '> start'],
  },
  'the command that npm run prints before it runs it': {
    is: ['> node dist/index.js', '> tsc && node .'],
    not: ['> nodes found: 3', '>> node'],
  },
  'the question of npx whether it may install a package': {
    is: ['Need to install the following packages:', 'Ok to proceed? (y) '],
    not: ['Need to install something', 'Ok to proceed'],
  },
  'output of yarn': {
    is: ['yarn run v1.22.19', 'Done in 0.52s.'],
    not: ['yarn is a package manager', 'Done in a moment.'],
  },
  'the result of an npm installation': {
    is: [
      'added 57 packages, and audited 58 packages in 2s',
      'up to date, audited 58 packages in 1s',
      'found 0 vulnerabilities',
    ],
    not: ['added 57 tools', 'up to date'],
  },
  'output of pip': {
    is: [
      'Collecting mcp',
      'Requirement already satisfied: anyio in ./lib',
      '  Downloading mcp-1.2.0-py3-none-any.whl (66 kB)',
      'Successfully installed mcp-1.2.0',
    ],
    not: ['Collecting all the files', 'Successfully installed the tool'],
  },
  'output of uv': {
    is: ['Installed 33 packages in 21ms', 'Using CPython 3.12.4', 'Creating virtual environment at: .venv'],
    not: ['Installed 33 tools', 'Using Python scripts'],
  },
  'output of cargo': {
    is: [
      '   Compiling serde v1.0.210',
      '    Finished `dev` profile [unoptimized] target(s) in 0.04s',
      '     Running `target/debug/calc`',
    ],
    not: ['Compiling serde v1.0.210', '  Finished'],
  },
  'output of Gradle': {
    is: ['> Task :compileJava UP-TO-DATE', 'BUILD SUCCESSFUL in 2s', '3 actionable tasks: 3 executed'],
    not: ['> Task list', 'BUILD SUCCESSFUL'],
  },
  'output of Maven': {
    is: ['[INFO] Scanning for projects...', '[INFO] BUILD SUCCESS', '[INFO] ------------------------------------'],
    not: ['[INFO] scanning', 'Scanning for projects...'],
  },
  'output of dotnet run or MSBuild': {
    is: [
      'Using launch settings from /srv/Properties/launchSettings.json...',
      '  Determining projects to restore...',
      "/srv/Program.cs(3,5): warning CS0219: The variable 'a' is assigned",
    ],
    not: ['Using launch settings', 'warning CS0219'],
  },
  'output of go': {
    is: ['go: downloading github.com/mark3labs/mcp-go v0.8.0'],
    not: ['go: away', 'let it go: downloading'],
  },
  'output of the TypeScript compiler': {
    is: [
      "src/index.ts(3,7): error TS2322: Type 'string' is not assignable",
      "src/index.ts:3:7 - error TS2322: Type 'string' is not assignable",
      '12:00:01 PM - Starting compilation in watch mode...',
      'Found 0 errors. Watching for file changes.',
    ],
    not: ['error in TS2322', 'Found 2 errors'],
  },
  'output of a bundler': {
    is: [
      'webpack 5.95.0 compiled successfully in 512 ms',
      'vite v5.4.8 building for production...',
      '✓ 34 modules transformed.',
      'CLI Building entry: src/index.ts',
    ],
    not: ['webpack', 'vite is quick'],
  },
  'output of nodemon': { is: ['[nodemon] starting `node index.js`'], not: ['nodemon', '[nodemon]starting'] },
  'output of docker about an image': {
    is: ["Unable to find image 'mcp/time:latest' locally", 'a1b2c3d4e5f6: Pulling fs layer', 'Digest: sha256:0123'],
    not: ['Unable to find image', 'a1b2c3: Pulling'],
  },
  'part of a Java stack trace': {
    is: [
      'Exception in thread "main" java.lang.IllegalStateException: no',
      '\tat com.acme.Server.main(Server.java:12)',
      '\t... 12 more',
      'Caused by: java.io.IOException: broken',
    ],
    not: ['Exception in the thread'],
  },
  'part of a .NET stack trace': {
    is: [
      'Unhandled exception. System.InvalidOperationException: no',
      '   at Acme.Server.Run(String[] args) in /srv/Server.cs:line 12',
      '   at Acme.Server.Main()',
    ],
    not: ['Unhandled exception', '   at noon (more or less) or so'],
  },
  'part of a Node stack trace': {
    is: [
      '    at Server.handle (/srv/index.js:10:5)',
      '    at async file:///srv/index.js:10:5',
      'node:internal/modules/cjs/loader:1228',
      'Node.js v20.20.0',
    ],
    not: ['    at lunch', 'Node.js v20'],
  },
  'a warning of Node': {
    is: [
      '(node:4711) ExperimentalWarning: SQLite is an experimental feature',
      '(Use `node --trace-warnings ...` to show where the warning was created)',
    ],
    not: ['(node 4711)', '(Use `node`)'],
  },
  'part of a Python stack trace': {
    is: ['Traceback (most recent call last):', '  File "/srv/server.py", line 12, in <module>'],
    not: ['Traceback', '  File "/srv/server.py"'],
  },
  'part of a Rust panic': {
    is: [
      "thread 'main' panicked at src/main.rs:4:5:",
      'note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace',
    ],
    not: ["thread 'main' is idle", 'note: run with care'],
  },
  'part of a Go panic': {
    is: ['panic: runtime error: index out of range', 'goroutine 1 [running]:', '\t/srv/main.go:12 +0x1d'],
    not: ['panic', 'goroutine 1'],
  },
  'an error message': {
    is: [
      'TypeError: x is not a function',
      'ValueError: invalid literal',
      'Error [ERR_MODULE_NOT_FOUND]: Cannot find module',
      'error: unknown option',
    ],
    not: ['Errors happen', 'TypeErrors: 5'],
  },
  'the greeting of dotenv': {
    is: ['[dotenv@17.2.3] injecting env (2) from .env -- tip: add secrets', '◇ injected env (0) from .env // tip: x'],
    not: ['[dotenv] injecting env', 'injecting env (2) from .env'],
  },
  'a line of Python’s logging': {
    is: ['INFO:root:hello', 'WARNING:mcp.server:slow', '2026-11-30 12:00:01,123 - calc - INFO - hello'],
    not: ['INFO: root', '2026-11-30 12:00:01,123 INFO calc'],
  },
  'a line of loguru': {
    is: ['2026-11-30 12:00:01.123 | INFO     | __main__:main:5 - hello'],
    not: ['2026-11-30 12:00:01.123 INFO | hello'],
  },
  'a line of structlog': {
    is: ['2026-11-30 12:00:01 [info     ] hello key=1', '2026-11-30T12:00:01.123456Z [warning  ] slow'],
    not: ['2026-11-30 12:00:01 [main] hello'],
  },
  'a line of Rich’s log handler': {
    is: ['[11/30/26 12:00:01] INFO     Processing request       server.py:534'],
    not: ['[11/30/2026 12:00:01] INFO Processing'],
  },
  'a line of uvicorn, which serves HTTP': {
    is: ['INFO:     Started server process [4711]', 'INFO:     127.0.0.1:53122 - "GET /sse HTTP/1.1" 200 OK'],
    not: ['INFO: Started server process'],
  },
  'the start of Flask, which serves HTTP': {
    is: [" * Serving Flask app 'server'", ' * Running on http://127.0.0.1:5000'],
    not: ['* Serving Flask', ' * Running'],
  },
  'a line of pino-pretty': {
    is: ['[12:00:01.123] INFO (4711): hello', '[12:00:01] WARN: slow'],
    not: ['[12:00:01.123] hello'],
  },
  'a line of log4js': {
    is: ['[2026-11-30T12:00:01.123] [INFO] default - hello'],
    not: ['[2026-11-30T12:00:01.123] INFO default - hello'],
  },
  'a line of NestJS': {
    is: ['[Nest] 4711  - 11/30/2026, 12:00:01 PM     LOG [NestFactory] Starting'],
    not: ['[Nest] starting'],
  },
  'a line of .NET’s console logger': {
    is: ['info: Microsoft.Hosting.Lifetime[0]', 'fail: Acme.Server[12]'],
    not: ['info: hello[0', 'information: Acme[0]'],
  },
  'a line of Serilog': { is: ['[12:00:01 INF] hello'], not: ['[12:00:01 INFO] hello'] },
  'a line of Rust’s tracing': {
    is: ['2026-11-30T12:00:01.123456Z  INFO calc: hello'],
    not: ['2026-11-30T12:00:01Z  INFO calc: hello'],
  },
  'a line of Rust’s env_logger': {
    is: ['[2026-11-30T12:00:01Z INFO  calc::server] hello'],
    not: ['[2026-11-30T12:00:01Z] INFO hello'],
  },
  'a line of Go’s log package': {
    is: ['2026/11/30 12:00:01 hello', '2026/11/30 12:00:01.123456 hello'],
    not: ['2026/11/30 12:00:01 [error] 12#0: of nginx', '2026/11/30 hello'],
  },
  'a line of Go’s slog or logrus': {
    is: ['time=2026-11-30T12:00:01.123Z level=INFO msg=hello', 'time="2026-11-30T12:00:01Z" level=info msg="hello"'],
    not: ['time=12 level=INFO msg=hello'],
  },
  'a line of Go’s zap': {
    is: ['2026-11-30T12:00:01.123Z\tINFO\tcalc/main.go:12\thello'],
    not: ['2026-11-30T12:00:01.123Z INFO hello'],
  },
  'a part of the banner of Spring Boot': {
    is: [
      '  .   ____          _            __ _ _',
      " /\\\\ / ___'_ __ _ _(_)_ __  __ _ \\ \\ \\ \\",
      "( ( )\\___ | '_ | '_| | '_ \\/ _` | \\ \\ \\ \\",
      ' \\\\/  ___)| |_)| | | | | || (_| |  ) ) ) )',
      "  '  |____| .__|_| |_|_| |_\\__, | / / / /",
      ' =========|_|==============|___/=/_/_/_/',
      ' :: Spring Boot ::                (v3.4.0)',
    ],
    not: ['Spring Boot', '  .   ___'],
  },
  'a line of Spring Boot’s log': {
    is: ['2026-11-30T12:00:01.123Z  INFO 4711 --- [calc] [           main] c.a.CalcApplication : Starting'],
    not: ['2026-11-30T12:00:01.123Z  INFO 4711 [main] Starting'],
  },
  'a line of Logback or Log4j': {
    is: ['12:00:01.123 [main] INFO com.acme.Server -- hello', '12:00:01.123 [main] ERROR com.acme.Server - no'],
    not: ['12:00:01 [main] INFO com.acme.Server - hello'],
  },
  'the greeting of kotlin-logging': {
    is: ['kotlin-logging: initializing... active logger factory: Slf4jLoggerFactory'],
    not: ['kotlin-logging is there'],
  },
  'a remark of SLF4J': {
    is: ['SLF4J: No SLF4J providers were found.', 'SLF4J(W): No SLF4J providers were found.'],
    not: ['SLF4J is there'],
  },
  'a line of Ruby’s Logger': {
    is: ['I, [2026-11-30T12:00:01.123456 #4711]  INFO -- : hello'],
    not: ['I, [2026-11-30] INFO -- : hello'],
  },
  'a line of PHP’s Monolog': {
    is: ['[2026-11-30T12:00:01.123456+00:00] app.INFO: hello [] []'],
    not: ['[2026-11-30T12:00:01.123456+00:00] INFO: hello'],
  },
  'a message of PHP itself': {
    is: [
      'PHP Warning:  Undefined variable $a in /srv/server.php on line 3',
      'Deprecated: Creation of dynamic property in /srv/a.php on line 9',
    ],
    not: ['Warning: the disk is full'],
  },
  'a log line': {
    is: [
      '[INFO] hello',
      'DEBUG about to answer',
      '2026-11-30 12:00:01 hello',
      '[12:00:01] hello',
      'info: hello',
      'warn: slow',
    ],
    not: ['INFORMATION', 'information: hello', 'on 2026-11-30 at noon'],
  },
  'the answer of chcp': { is: ['Active code page: 65001', 'Aktive Codepage: 65001.'], not: ['Active code'] },
  'the greeting of a Windows shell': {
    is: ['Microsoft Windows [Version 10.0.22631.4460]', 'Windows PowerShell', 'PowerShell 7.4.6'],
    not: ['Microsoft Windows', 'Windows PowerShell is there'],
  },
  'a command that a batch file prints before it runs it': {
    is: ['C:\\srv>node server.js', 'D:\\my servers\\calc> python server.py'],
    not: ['C:\\srv', 'C:\\srv>'],
  },
  'the prompt of a shell': {
    is: ['(base) ann@host:~/srv$ ', 'ann@host:~$ node server.js', 'PS C:\\srv> '],
    not: ['ann@host.example', 'PS: C:\\srv'],
  },
  'output of nvm or fnm': {
    is: ['Now using node v20.20.0 (npm v10.8.2)', 'Using Node v20.20.0', "Found '/srv/.nvmrc' with version <20>"],
    not: ['Using Node', 'Now using nodes'],
  },
  'output of conda': {
    is: ['Retrieving notices: ...working... done', 'EnvironmentNameNotFound: Could not find conda environment: x'],
    not: ['Retrieving', 'conda'],
  },
  'a progress bar': {
    is: [' 45%|████▌     | 45/100 [00:01<00:01, 40.1it/s]', '[=====>      ] 45%', '   ━━━━━━━━━━━━━━━━ 66.0/66.0 kB'],
    not: ['45% done', '[=>] x'],
  },
  'a spinner': { is: ['⠋ Loading', '  ⠹ x'], not: ['Loading ⠋'] },
  'a Python value printed with print(); JSON needs double quotes': {
    is: ["{'jsonrpc': '2.0', 'id': 1}", "['a']"],
    not: ["it's {'a'}"],
  },
  'a JavaScript object as console.log() prints it; JSON has its keys in quotes': {
    is: ["{ jsonrpc: '2.0', id: 1 }", '{jsonrpc: "2.0"}'],
    not: ['{ jsonrpc }'],
  },
  'a JavaScript object turned into text': { is: ['[object Object]'], not: ['[object'] },
  'a Java map turned into text': { is: ['{jsonrpc=2.0, id=1}'], not: ['{jsonrpc=', 'a {b=1}'] },
  'a Go map printed with fmt': { is: ['map[id:1 jsonrpc:2.0]'], not: ['map[', 'a map[id:1]'] },
  'an event of Server-Sent Events, which belong to HTTP': {
    is: ['data: {"jsonrpc":"2.0"}', 'event: message', ': keep-alive'],
    not: ['database: x', ': hello'],
  },
  'an HTTP message': {
    is: ['HTTP/1.1 200 OK', 'POST /mcp HTTP/1.1'],
    not: ['HTTP is there', 'POST /mcp'],
  },
  HTML: { is: ['<!DOCTYPE html>', '<html lang="en">'], not: ['<htmlx>', '<b>'] },
  XML: { is: ['<?xml version="1.0"?>'], not: ['<xml>'] },
  'a banner': {
    is: [
      'Server listening on stdio',
      '=== calc ===',
      '╭───────╮',
      'Welcome to calc',
      'Calc MCP Server running on stdio',
      'Starting the calc server…',
      'Ready.',
    ],
    not: ['hello', 'no such server', 'version 5', 'the run is ready to go'],
  },
};

const rows = [...noises, ...printNoises, bannerNoise];

test('every kind of noise is tried', () => {
  expect(Object.keys(cases).sort()).toEqual(rows.map(({ what }) => what).sort());
});

describe.each(Object.entries(cases))('%s', (what, { is, not }) => {
  test.each(is)('is: %s', (line) => expect(likelyNoise(line)?.what).toBe(what));
  test.each(not)('is not: %s', (line) => expect(likelyNoise(line)?.what).not.toBe(what));
});

test('cures are sentences', () => {
  for (const { cure } of rows) if (cure !== undefined) expect(cure).toMatch(/^[A-Za-z].*\.$/s);
});

test('colours do not hide what a line is', () => {
  expect(likelyNoise('\u001b[2m2026-11-30T12:00:01.123456Z\u001b[0m \u001b[32m INFO\u001b[0m calc: x')?.what).toBe(
    'a line of Rust’s tracing',
  );
  expect(likelyNoise('\u001b[32mok\u001b[0m')?.what).toBe('coloured terminal output');
});

test('nothing is said of what nobody can know, nor of broken JSON', () => {
  for (const line of [
    'hello',
    'a',
    '',
    '%',
    '{"jsonrpc":"2.0","method":"server running v1.0',
    '{',
    '[',
    '[{"version":',
  ])
    expect(likelyNoise(line), line).toBeNull();
});

test('a long line costs no more than a short one', () => {
  expect(likelyNoise(`${' '.repeat(1_000_000)}x`)).toBeNull();
  expect(likelyNoise(`DEBUG ${'a'.repeat(10_000_000)}`)?.what).toBe('a log line');
});

test('UTF-16 is told by its NULs', () => {
  expect(likelyNoise('h\0e\0l\0l\0o\0')?.what).toContain('UTF-16');
  expect(likelyNoise('\0\0')?.what).toContain('UTF-16');
  expect(likelyNoise('hello\0')).toBeNull();
});
