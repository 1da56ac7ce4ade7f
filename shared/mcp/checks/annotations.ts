/** Hints on whom content is meant for, how important it is, and when it last changed. */
import { isObject, type JsonObject } from '../../model/message.ts';
import { contentMethods, contentOf } from '../content-blocks.ts';
import { isDateTime } from '../formats/date-time.ts';
import { gathered } from '../gathered.ts';
import { listedItems } from '../listed-items.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { isPlain } from '../plain-content.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const roles: ReadonlySet<unknown> = new Set(['user', 'assistant']);
const lists = ['resources/list', 'resources/templates/list'];

function* findingsIn(look: MessageLook): Generator<Finding> {
  const withDates = look.revision !== '2025-03-26';
  for (const { value, pointer } of contentOf(look).objects) yield* annotated(value, pointer, withDates);
  for (const { json, pointer } of listedItems(look)) yield* annotated(json, pointer, withDates);
}

function* annotated({ annotations }: JsonObject, holder: string, withDates: boolean): Generator<Finding> {
  if (!isObject(annotations)) return;
  const pointer = `${holder}/annotations`;
  yield* audienceFindings(annotations.audience, `${pointer}/audience`);
  const priority = priorityFinding(annotations.priority, `${pointer}/priority`);
  if (priority !== null) yield priority;
  const date = withDates ? dateFinding(annotations.lastModified, `${pointer}/lastModified`) : null;
  if (date !== null) yield date;
}

function* audienceFindings(audience: unknown, pointer: string): Generator<Finding> {
  if (audience === undefined) return;
  if (!Array.isArray(audience)) {
    yield { message: `The audience is ${shown(audience)}; it has to be an array.`, place: { pointer } };
    return;
  }
  for (const [index, role] of audience.entries()) {
    if (roles.has(role)) continue;
    yield {
      message: `The audience has ${shown(role)}; it can have "user" and "assistant".`,
      place: { pointer: `${pointer}/${index}` },
    };
  }
}

function priorityFinding(priority: unknown, pointer: string): Finding | null {
  if (priority === undefined || (typeof priority === 'number' && priority >= 0 && priority <= 1)) return null;
  return { message: `The priority is ${shown(priority)}; it has to be a number from 0 to 1.`, place: { pointer } };
}

function dateFinding(date: unknown, pointer: string): Finding | null {
  if (date === undefined) return null;
  if (typeof date !== 'string') {
    return { message: `The lastModified is ${shown(date)}; it has to be a string.`, place: { pointer } };
  }
  if (isDateTime(date)) return null;
  return {
    message: `The lastModified is ${shown(date)}, which is no date and time of ISO 8601.`,
    place: { pointer },
    severity: 'warning',
  };
}

export const annotationChecks: readonly MessageCheck[] = [
  {
    code: 'annotations-range',
    severity: 'error',
    revisions: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'],
    kinds: ['request', 'response', 'notification'],
    methods: [...contentMethods, ...lists],
    links: ['alone', 'request', 'answer'],
    unless: isPlain,
    title: 'Annotations out of range',
    why: 'Clients sort and filter by annotations. The SDKs of TypeScript and Python check them with the rest of the result: a priority above 1 or an unknown audience costs all of it. The TypeScript SDK refuses a date in another form as well; other clients show it wrongly or not at all.',
    fix: 'Send a priority from 0 to 1, an audience of "user", "assistant" or both, and lastModified as in "2025-01-12T15:00:58Z". Leave out what is not known.',
    spec: sources.annotations,
    look: (look) => gathered(findingsIn(look)),
  },
];
