/** What a value out of a recording has to look like before it is taken for what it says it is. */
import type { Channel, Ending, Origin } from '../model/frame.ts';
import type { LaunchStage, ProcessEventBody } from '../model/process-event.ts';
import type { RecordingHeader } from './header.ts';

export type Fields = { readonly [name: string]: unknown };
type Guard<T> = (value: unknown) => value is T;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isText: Guard<string> = (value) => typeof value === 'string';
const isNumber: Guard<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

export const isTime = isNumber;
export const isChannel = oneOf<Channel>('stdin', 'stdout', 'stderr');
export const isEnding = oneOf<Ending>('lf', 'crlf', 'eof', 'overflow');
export const isOrigin = oneOf<Origin>('peer', 'inspector', 'rule');
const isStage = oneOf<LaunchStage>('resolve', 'spawn', 'first-byte');

export function isSeq(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

type EventGuards = {
  readonly [B in ProcessEventBody as B['type']]: { readonly [F in Exclude<keyof B, 'type'>]: Guard<B[F]> };
};

const eventGuards: EventGuards = {
  started: { pid: isNumber, binary: isText },
  'launch-failed': {
    stage: isStage,
    code: orNull(isText),
    message: isText,
    tried: isText,
    searched: listOf(isText),
  },
  'stream-ended': { channel: isChannel },
  'stdin-closed': {},
  'stdin-failed': { code: orNull(isText), message: isText },
  'signal-sent': { signal: isText },
  exited: { code: orNull(isNumber), signal: orNull(isText), uptimeMs: isNumber, requested: isFlag },
  'leftovers-killed': { pids: listOf(isNumber) },
  'capture-note': { message: isText },
};

const guardsByType = new Map<string, { readonly [field: string]: Guard<unknown> }>(Object.entries(eventGuards));

/** True when the fields are those of a process event of the type that they name. */
export function isEventBody(fields: Fields): fields is Fields & ProcessEventBody {
  const guards = typeof fields.type === 'string' ? guardsByType.get(fields.type) : undefined;
  return guards !== undefined && matches(fields, guards);
}

type HeaderGuards = { readonly [F in Exclude<keyof RecordingHeader, 'wirescope'>]: Guard<RecordingHeader[F]> };

const headerGuards: HeaderGuards = {
  startedAt: isText,
  name: isText,
  command: isText,
  args: listOf(isText),
  cwd: orNull(isText),
  platform: orNull(isText),
};

/** True when the fields, whose format version is known to be right, are those of a header. */
export function isHeader(fields: Fields): fields is Fields & RecordingHeader {
  return matches(fields, headerGuards);
}

function matches(fields: Fields, guards: { readonly [field: string]: Guard<unknown> }): boolean {
  return Object.entries(guards).every(([name, guard]) => guard(fields[name]));
}

function oneOf<T extends string>(...values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((known) => known === value);
}

function orNull<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

function listOf<T>(guard: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every((item) => guard(item));
}
