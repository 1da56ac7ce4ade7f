/** Loggers that write JSON: such a line is an object, only not a message. */
import type { JsonObject } from '../../model/message.ts';
import type { Guess } from './noise.ts';

/** Which logger a JSON object may come from; null when it does not look like a line of any. */
export function likelyJsonLog(json: JsonObject): Guess | null {
  const { level, msg, message, time } = json;
  if (typeof level === 'number' && typeof json.pid === 'number' && typeof json.hostname === 'string') {
    if (typeof json.name === 'string' && typeof json.v === 'number') return bunyan;
    if (typeof time === 'number') return pino;
  }
  const word = level ?? json.severity ?? json.levelname ?? json['log.level'] ?? json['@l'] ?? json.Level;
  const isLevel = typeof word === 'string' ? levels.test(word) : typeof word === 'number';
  const said = msg ?? message ?? json.event ?? json.Message ?? json['@m'] ?? json['@mt'];
  return isLevel && typeof said === 'string' ? someLogger : null;
}

const levels = /^(trace|verbose|debug|info|information|notice|warn|warning|error|fatal|critical|silly|http)$/i;

const pino: Guess = { what: 'a line of pino', cure: 'Use pino(pino.destination(2)), which is stderr.' };

const bunyan: Guess = {
  what: 'a line of bunyan',
  cure: 'Use streams: [{ stream: process.stderr }] in bunyan.createLogger.',
};

const someLogger: Guess = {
  what: 'a log line in JSON',
  cure: 'Let the logger write to stderr: new transports.Console({ stderrLevels: […] }) in winston, slog.NewJSONHandler(os.Stderr, nil) in Go, structlog.PrintLoggerFactory(sys.stderr) in Python.',
};
