import type { Rule } from '../look.ts';
import { sources } from '../sources.ts';

/** No finding: whatever a server writes to stderr is right. It explains why, where stderr is shown. */
export const stderrSeverity: Rule = {
  code: 'stderr-severity',
  severity: 'info',
  title: 'Lines on stderr are a log',
  why: 'A server may write anything to stderr, of any level, and a client should not take it for a failure: many servers greet there, and most loggers write to it. So no line on stderr is a finding here, not even one that says ERROR. Some clients show all of it as errors, or throw it away.',
  fix: 'Nothing has to be done. For what a person should see in a client, send notifications/message; for a failed call, answer with isError or an error. When a server dies, its last lines on stderr usually say why.',
  spec: sources.stdio,
};
