/** What a server asks a person for, by a form or by a page to visit, and what comes back. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { type Ask, askingMethods, serverAsks } from '../asks.ts';
import { pagesIn } from '../knowledge/elicitations.ts';
import { roundMethods } from '../knowledge/rounds.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { fieldFault } from './elicitation-fields.ts';

/** Input responses of one request that are looked at. */
const mostResponses = 100;

function eachElicitation(look: MessageLook, find: (ask: Ask, params: JsonObject) => readonly Finding[]): Finding[] {
  const found: Finding[] = [];
  for (const ask of serverAsks(look)) {
    if (ask.method === 'elicitation/create' && isObject(ask.params)) found.push(...find(ask, ask.params));
  }
  return found;
}

function notFlat(look: MessageLook): readonly Finding[] | null {
  if (look.direction !== 'server-to-client') return null;
  const withLists = look.revision !== '2025-06-18';
  return eachElicitation(look, ({ pointer }, { mode, requestedSchema }) => {
    if ((mode === 'url' && withLists) || !isObject(requestedSchema) || !isObject(requestedSchema.properties)) return [];
    const place = `${pointer}/params/requestedSchema/properties`;
    return Object.entries(requestedSchema.properties).flatMap(([name, field]) => {
      const fault = fieldFault(field, withLists);
      if (fault === null) return [];
      const where = { pointer: place + pointerStep(name) + fault.pointer };
      return { message: `The field ${shown(name)} of the form ${fault.what}.`, place: where };
    });
  });
}

function elicitationId(look: MessageLook): readonly Finding[] | null {
  if (look.direction !== 'server-to-client') return null;
  if (look.message.kind === 'error') return look.era === 'modern' ? null : pageIds(look);
  return eachElicitation(look, ({ pointer }, params) => {
    if (params.mode !== 'url') return [];
    return look.era === 'modern' ? unwanted(params, pointer) : idFault(params, `${pointer}/params`);
  });
}

function pageIds({ json }: MessageLook): readonly Finding[] {
  return pagesIn(json.error).flatMap(({ entry, pointer }) => (isObject(entry) ? idFault(entry, pointer) : []));
}

function idFault({ elicitationId: id }: JsonObject, pointer: string): readonly Finding[] {
  if (typeof id === 'string') return [];
  if (id === undefined) return [{ message: 'The page to visit has no elicitationId.', place: { pointer } }];
  return [
    {
      message: `The elicitationId is ${shown(id)}; it has to be a string.`,
      place: { pointer: `${pointer}/elicitationId` },
    },
  ];
}

function unwanted({ elicitationId: id }: JsonObject, pointer: string): readonly Finding[] {
  if (id === undefined) return [];
  return [
    {
      message: `The page to visit has the elicitationId ${shown(id)}, which 2026-07-28 has no use for.`,
      place: { pointer: `${pointer}/params/elicitationId`, key: true },
      severity: 'info',
    },
  ];
}

function unknownEnd(look: MessageLook): Finding | null {
  const { known, direction } = look;
  const id = paramsOf(look).elicitationId;
  if (direction !== 'server-to-client' || typeof id !== 'string') return null;
  if (known.elicitations.forgot || known.elicitations.of(id) !== undefined) return null;
  return {
    message: `No elicitation has had the elicitationId ${shown(id)}.`,
    place: { pointer: '/params/elicitationId' },
  };
}

function refused(look: MessageLook): Finding | readonly Finding[] | null {
  const { message, direction, link, era } = look;
  if (direction !== 'client-to-server') return null;
  if (message.kind === 'request') return era === 'modern' ? refusedIn(look, paramsOf(look).inputResponses) : null;
  if (link.type !== 'answer' || message.kind !== 'response') return null;
  const visit = isObject(link.asked) && link.asked.mode === 'url' && look.revision !== '2025-06-18';
  const fault = needless(message.result, visit);
  if (fault === null) return null;
  return { message: fault, place: { pointer: '/result/content', key: true }, related: [link.request.seq] };
}

/** Responses of a further round, or of a task that asked for input. */
function refusedIn(look: MessageLook, responses: unknown): readonly Finding[] | null {
  if (!isObject(responses)) return null;
  const { known } = look;
  const round = known.rounds.continuedBy(look);
  const asker = round?.answer ?? paramsOf(look).taskId;
  const found: Finding[] = [];
  for (const key of Object.keys(responses).slice(0, mostResponses)) {
    if (round !== null && round.asks.get(key) !== 'elicitation/create') continue;
    const isVisit = (typeof asker === 'number' || typeof asker === 'string') && known.elicitations.isVisit(asker, key);
    const fault = needless(responses[key], isVisit);
    const place = { pointer: `/params/inputResponses${pointerStep(key)}/content`, key: true };
    if (fault !== null) found.push({ message: fault, place, ...(round === null ? {} : { related: [round.answer] }) });
  }
  return found;
}

/** Content that is no object is of the wrong type, whatever the action. */
function needless(response: unknown, visit: boolean): string | null {
  if (!isObject(response) || !isObject(response.content)) return null;
  const { action } = response;
  if (action === 'decline' || action === 'cancel') return `The answer has content although its action is "${action}".`;
  return visit && action === 'accept' ? 'The answer has content although the person was sent to a page.' : null;
}

const asked = {
  severity: 'error',
  methods: askingMethods.filter((method) => method !== 'sampling/createMessage' && method !== 'roots/list'),
} as const;

export const elicitationChecks: readonly MessageCheck[] = [
  {
    ...asked,
    code: 'elicitation-schema-not-flat',
    revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
    kinds: ['request', 'response', 'notification'],
    title: 'Form with nested fields',
    why: 'Clients draw one input for each property: a text, a number, a switch, a choice. For anything else they have none: the SDKs refuse the request (−32602), and other clients leave the field out, so that the person cannot fill it in.',
    fix: 'Make each property of requestedSchema a string, a number, an integer or a boolean; a choice of several is an array of strings (from 2025-11-25). Write nested fields side by side, as in address_city, or ask a second time.',
    spec: sources.elicitationForms,
    look: notFlat,
  },
  {
    ...asked,
    code: 'elicitation-id',
    revisions: ['2025-11-25', '2026-07-28'],
    kinds: ['request', 'response', 'notification', 'error'],
    title: 'Page to visit and its elicitationId',
    why: 'In 2025-11-25 the id tells which visit notifications/elicitation/complete is about; clients refuse a request without it. 2026-07-28 has no such notification, and clients pass over the id.',
    fix: 'In 2025-11-25 give each page an elicitationId of its own. In 2026-07-28 leave it out: what belongs to the visit goes into requestState.',
    spec: sources.elicitationPages,
    look: elicitationId,
  },
  {
    code: 'elicitation-complete-unknown',
    severity: 'warning',
    revisions: ['2025-11-25'],
    kinds: ['notification'],
    methods: ['notifications/elicitation/complete'],
    title: 'End of a visit that nobody was asked for',
    why: 'Clients have to pass over an id that they do not know. Whoever waits for the end of the visit waits on.',
    fix: 'Repeat the elicitationId of the elicitation/create request, or of the −32042 error, exactly as it was, and to the client that got it.',
    spec: sources.elicitationEnd,
    look: unknownEnd,
  },
  {
    code: 'elicitation-content-on-refusal',
    severity: 'info',
    revisions: ['2025-06-18', '2025-11-25', '2026-07-28'],
    kinds: ['request', 'response'],
    methods: ['elicitation/create', 'tasks/result', 'tasks/update', ...roundMethods],
    title: 'Content without a filled-in form',
    why: 'Content belongs to a form that the person has agreed to send. A server that looks at the content before the action takes a refusal for consent.',
    fix: 'Send content only with the action "accept", and only for a form. In the server, look at the action first.',
    spec: sources.elicitation,
    look: refused,
  },
];
