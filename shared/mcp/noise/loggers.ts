/** Lines of common loggers, as they look by default. */
import type { Noise } from './row.ts';

export const loggerNoises: readonly Noise[] = [
  {
    what: 'the greeting of dotenv',
    pattern: /^(◇ |\[dotenv@\d[\w.-]*\] )inject(ed|ing) env \(\d+\) from /,
    cure: 'Use dotenv.config({ quiet: true }), or set DOTENV_CONFIG_QUIET=true in the environment of the server.',
  },
  {
    what: 'a line of Python’s logging',
    pattern:
      /^((DEBUG|INFO|WARNING|ERROR|CRITICAL):[\w.-]+:|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} - [\w.-]+ - (DEBUG|INFO|WARNING|ERROR|CRITICAL) - )/,
    cure: 'Use logging.basicConfig(stream=sys.stderr), and no StreamHandler(sys.stdout).',
  },
  {
    what: 'a line of loguru',
    pattern: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \| [A-Z]+ *\| /,
    cure: 'Use logger.remove(), then logger.add(sys.stderr).',
  },
  {
    what: 'a line of structlog',
    pattern: /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d[:.\d]*Z? \[(debug|info|warning|error|critical) *\] /,
    cure: 'Use structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr)).',
  },
  {
    what: 'a line of Rich’s log handler',
    pattern: /^\[\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d\] (DEBUG|INFO|WARNING|ERROR|CRITICAL) /,
    cure: 'Use RichHandler(console=Console(stderr=True)).',
  },
  {
    what: 'a line of uvicorn, which serves HTTP',
    pattern:
      /^(INFO|WARNING|ERROR): {4,5}(Started server process|Waiting for application|Application (startup|shutdown)|Uvicorn running on|\d+\.\d+\.\d+\.\d+:\d+ - ")/,
    cure: 'Start the server with its stdio transport rather than with an HTTP one.',
  },
  {
    what: 'the start of Flask, which serves HTTP',
    pattern: /^ \* (Serving Flask app|Running on http|Debug mode: |Debugger is active)/,
    cure: 'Start the server with its stdio transport rather than with an HTTP one.',
  },
  {
    what: 'a line of pino-pretty',
    pattern: /^\[\d\d:\d\d:\d\d(\.\d{3})?( [+-]\d{4})?\] (TRACE|DEBUG|INFO|WARN|ERROR|FATAL)( \([^)]*\))?:/,
    cure: 'Give pino-pretty the option destination: 2, which is stderr.',
  },
  {
    what: 'a line of log4js',
    pattern: /^\[\d{4}-\d\d-\d\dT[\d:.]+\] \[(TRACE|DEBUG|INFO|WARN|ERROR|FATAL|MARK)\] \S+ - /,
    cure: 'Use the appender { type: "stderr" }.',
  },
  {
    what: 'a line of NestJS',
    pattern: /^\[Nest\] \d+ +- /,
    cure: 'Give NestFactory { logger: false }, or a logger of your own that writes to stderr.',
  },
  {
    what: 'a line of .NET’s console logger',
    pattern: /^(trce|dbug|info|warn|fail|crit): [\w.+`]+\[\d+\]/,
    cure: 'Use AddConsole(o => o.LogToStandardErrorThreshold = LogLevel.Trace).',
  },
  {
    what: 'a line of Serilog',
    pattern: /^\[\d\d:\d\d:\d\d (VRB|DBG|INF|WRN|ERR|FTL)\] /,
    cure: 'Use WriteTo.Console(standardErrorFromLevel: LogEventLevel.Verbose).',
  },
  {
    what: 'a line of Rust’s tracing',
    pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z +(TRACE|DEBUG|INFO|WARN|ERROR) /,
    cure: 'Use tracing_subscriber::fmt().with_writer(std::io::stderr).',
  },
  {
    what: 'a line of Rust’s env_logger',
    pattern: /^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (TRACE|DEBUG|INFO|WARN|ERROR) +[\w:]+\] /,
    cure: 'Leave target(Target::Stdout) out: env_logger writes to stderr unless it is told otherwise.',
  },
  {
    what: 'a line of Go’s log package',
    pattern: /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(\.\d{6})? (?!\[)/,
    cure: 'Use log.SetOutput(os.Stderr), and slog.New(slog.NewTextHandler(os.Stderr, nil)).',
  },
  {
    what: 'a line of Go’s slog or logrus',
    pattern: /^time="?\d{4}-\d\d-\d\dT[^ "]+"? level=\w+ msg=/,
    cure: 'Use slog.NewTextHandler(os.Stderr, nil); with logrus, logrus.SetOutput(os.Stderr).',
  },
  {
    what: 'a line of Go’s zap',
    pattern:
      /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d{4})\t(DEBUG|INFO|WARN|ERROR|DPANIC|PANIC|FATAL|debug|info|warn|error)\t/,
    cure: 'Set OutputPaths of zap.Config to []string{"stderr"}.',
  },
  {
    what: 'a part of the banner of Spring Boot',
    pattern:
      /^( {2}\. {3}____ | \/\\\\ \/ ___'_ |\( \( \)\\___ \| | \\\\\/ {2}___\)\| \|| {2}' {2}\|____\| \.__\|_\|| ?=+\|_\|=+\|___\/| :: Spring Boot ::)/,
    cure: 'Set spring.main.banner-mode=off, and send the log to stderr or leave logging.pattern.console empty.',
  },
  {
    what: 'a line of Spring Boot’s log',
    pattern: /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\.\d{3}\S* +(TRACE|DEBUG|INFO|WARN|ERROR) \d+ --- \[/,
    cure: 'Give Logback’s ConsoleAppender <target>System.err</target>, or leave logging.pattern.console empty; set spring.main.banner-mode=off.',
  },
  {
    what: 'a line of Logback or Log4j',
    pattern: /^\d\d:\d\d:\d\d[.,]\d{3} \[[^\]]+\] (TRACE|DEBUG|INFO|WARN|ERROR|FATAL) +[\w.$]+ -+ /,
    cure: 'Logback: <target>System.err</target> in the ConsoleAppender. Log4j 2: target="SYSTEM_ERR" in <Console>.',
  },
  {
    what: 'the greeting of kotlin-logging',
    pattern: /^kotlin-logging: initializing\.\.\./i,
    cure: 'Start the JVM with -Dkotlin-logging.logStartupMessage=false, or set KOTLIN_LOGGING_STARTUP_MESSAGE=false.',
  },
  {
    what: 'a remark of SLF4J',
    pattern: /^SLF4J(\([A-Z]\))?: /,
    cure: 'SLF4J writes this to stderr: make sure that stderr is not sent to stdout (2>&1).',
  },
  {
    what: 'a line of Ruby’s Logger',
    pattern: /^[DIWEFA], \[\d{4}-\d\d-\d\dT[\d:.]+ #\d+\] +(DEBUG|INFO|WARN|ERROR|FATAL|ANY) -- /,
    cure: 'Use Logger.new($stderr).',
  },
  {
    what: 'a line of PHP’s Monolog',
    pattern: /^\[\d{4}-\d\d-\d\dT[\d:.+-]+\] [\w.-]+\.(DEBUG|INFO|NOTICE|WARNING|ERROR|CRITICAL|ALERT|EMERGENCY): /,
    cure: "Use new StreamHandler('php://stderr').",
  },
  {
    what: 'a message of PHP itself',
    pattern: /^(PHP )?(Warning|Notice|Deprecated|Fatal error|Parse error): .+ in .+ on line \d+/,
    cure: 'Set display_errors=stderr in php.ini, or start php with -d display_errors=stderr.',
  },
  {
    what: 'a log line',
    pattern:
      /^\W{0,3}(\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\d\d:\d\d:\d\d\b)|^\W{0,3}(TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|SEVERE)\b|^\W?(trace|debug|verbose|info|warn|warning|fatal)\]?: /,
    cure: 'Let the logger write to stderr: console.error in Node, new transports.Console({ stderrLevels: […] }) in winston, pino.destination(2) in pino.',
  },
];
