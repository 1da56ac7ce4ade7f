/** Completion and log levels. */
import { isObject } from '../../model/message.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { LoggingLevel } from '../types/levels.ts';

/** Suggestions in one answer. */
const mostValues = 100;
const levels = LoggingLevel.shape.kind === 'choice' ? LoggingLevel.shape.values : [];
const isLevel: ReadonlySet<unknown> = new Set(levels);

function tooMany({ json: { result } }: MessageLook): Finding | null {
  const completion = isObject(result) ? result.completion : undefined;
  const values = isObject(completion) ? completion.values : undefined;
  if (!Array.isArray(values) || values.length <= mostValues) return null;
  return {
    message: `The completion has ${values.length} values; at most ${mostValues} are allowed.`,
    place: { pointer: '/result/completion/values' },
  };
}

function wrongLevel(look: MessageLook): Finding | null {
  const { level } = paramsOf(look);
  if (level === undefined || isLevel.has(level)) return null;
  return {
    message: `The level is ${shown(level)}; there are ${levels.join(', ')}.`,
    place: { pointer: '/params/level' },
  };
}

export const utilityChecks: readonly MessageCheck[] = [
  {
    code: 'completion-over-100',
    severity: 'error',
    kinds: ['response'],
    methods: ['completion/complete'],
    title: 'More than 100 suggestions',
    why: 'An answer may have 100 values. The TypeScript SDK refuses a longer one, and the person gets no suggestions at all; others cut it.',
    fix: 'Send the 100 best, with "hasMore": true and, if it is known, the number of all as "total".',
    spec: sources.completion,
    look: tooMany,
  },
  {
    code: 'log-level-invalid',
    severity: 'error',
    kinds: ['request', 'notification'],
    methods: ['logging/setLevel', 'notifications/message'],
    title: 'Log level that there is not',
    why: 'There are the eight levels of syslog, in lower case. SDKs answer a request with another one with an error, and drop a log message with one: what it says never shows.',
    fix: 'Send "warning" for WARN, "critical" for FATAL, "debug" for TRACE, and lower case throughout.',
    spec: sources.logLevels,
    look: wrongLevel,
  },
];
