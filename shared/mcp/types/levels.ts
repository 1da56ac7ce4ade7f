import { choice, define } from './vocabulary.ts';

export const LoggingLevel = define(
  'LoggingLevel',
  'How serious a log message is, least serious first (as in RFC 5424).',
  choice('debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'),
);
