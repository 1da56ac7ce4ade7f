/** What every result of 2026-07-28 says about itself: its kind, and who answers. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { clientIn } from '../knowledge/capabilities.ts';
import { isTypedEarly, isUnnamedResult } from '../knowledge/habits.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { isModernMethod, metaOf } from '../request-envelope.ts';
import { handshakeRevisions, metaKeys, modernRevisions } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const { serverInfo } = metaKeys;
const infoPointer = `/result/_meta${pointerStep(serverInfo)}`;
const typePlace = { pointer: '/result/resultType' } as const;
const tasks = 'io.modelcontextprotocol/tasks';
/** Extensions that are known to define no other kind of result. */
const knownExtensions: ReadonlySet<string> = new Set([tasks, 'io.modelcontextprotocol/ui']);
const kindsOfResult: ReadonlySet<unknown> = new Set(['complete', 'input_required', 'task']);
const mostExtensions = 100;

const results = {
  revisions: modernRevisions,
  kinds: ['response'],
  links: ['answer'],
  unless: ({ json, known }: MessageLook) => known.envelopes.isPlain(json),
  spec: sources.modernResults,
} as const;

/** The result of a server to a request that 2026-07-28 has; null for one that was too large to be read. */
function resultOf({ message, json, direction, link }: MessageLook): JsonObject | null {
  if (message.kind !== 'response' || direction !== 'server-to-client' || link.type !== 'answer') return null;
  const { result } = message;
  return isObject(result) && result === json.result && isModernMethod(link.request.method) ? result : null;
}

function typeMissing(look: MessageLook): Finding | null {
  const result = resultOf(look);
  if (result === null || result.resultType !== undefined) return null;
  return { message: `The result has no resultType, which ${look.revision} requires.`, place: { pointer: '/result' } };
}

function typeUnknown(look: MessageLook): Finding | null {
  const type = resultOf(look)?.resultType;
  if (type === undefined || kindsOfResult.has(type)) return null;
  if (typeof type === 'string' && mayBeOfExtension(look)) return null;
  return {
    message: `The resultType is ${shown(type)}; there are "complete", "input_required" and, in the extension for tasks, "task".`,
    place: typePlace,
  };
}

/** True when the client has declared an extension of which nothing is known here, or when nobody knows what it declared. */
function mayBeOfExtension({ link }: MessageLook): boolean {
  const asked = link.type === 'answer' ? clientIn(link.asked) : null;
  if (asked === null) return link.type !== 'answer' || link.asked === undefined;
  const { extensions } = asked;
  return (
    isObject(extensions) &&
    Object.keys(extensions)
      .slice(0, mostExtensions)
      .some((name) => !knownExtensions.has(name))
  );
}

/** "complete" is told once: it says what is so anyway. Other kinds are lost on the client, each time. */
function typedEarly(look: MessageLook): Finding | null {
  if (!isTypedEarly(look)) return null;
  const type = isObject(look.json.result) ? look.json.result.resultType : undefined;
  const isUsual = type === 'complete';
  if (isUsual && look.known.habits.typedResults) return null;
  const once = isUsual ? '; later results like it are not marked' : '';
  return {
    message: `The result has the resultType ${shown(type)}, which ${look.revision} does not know${once}.`,
    place: { ...typePlace, key: true },
  };
}

function serverInfoMissing(look: MessageLook): Finding | null {
  if (look.known.habits.unnamedServer || !isUnnamedResult(look)) return null;
  return {
    message: `The result does not say which server answers: there is no "${serverInfo}" in its _meta; later results without it are not marked.`,
    place: { pointer: metaOf(look.json.result) === null ? '/result' : '/result/_meta' },
  };
}

function serverInfoShape(look: MessageLook): Finding | readonly Finding[] | null {
  const result = resultOf(look);
  const info = result === null ? undefined : metaOf(result)?.[serverInfo];
  if (info === undefined) return null;
  if (!isObject(info)) {
    return {
      message: `The "${serverInfo}" is ${shown(info)}; it has to be an object with a name and a version.`,
      place: { pointer: infoPointer },
    };
  }
  return ['name', 'version'].flatMap((member) => {
    const value = info[member];
    if (typeof value === 'string') return [];
    const pointer = value === undefined ? infoPointer : `${infoPointer}/${member}`;
    return {
      message: `The ${member} in "${serverInfo}" is ${shown(value)}; it has to be a string.`,
      place: { pointer },
    };
  });
}

function undeclaredTask(look: MessageLook): Finding | null {
  const { link } = look;
  if (link.type !== 'answer' || resultOf(look)?.resultType !== 'task') return null;
  const { method, seq } = link.request;
  if (method !== 'tools/call')
    return taskFinding(`The answer to ${shown(method)} is a task; only tools/call may be answered with one.`, seq);
  const capabilities = clientIn(link.asked);
  if (capabilities === null || hasTasks(capabilities)) return null;
  return taskFinding(`The answer is a task, but the request (#${seq}) does not declare the extension "${tasks}".`, seq);
}

function hasTasks({ extensions }: JsonObject): boolean {
  return isObject(extensions) && Object.hasOwn(extensions, tasks);
}

function taskFinding(message: string, request: number): Finding {
  return { message, place: typePlace, related: [request] };
}

function emptyVersions(look: MessageLook): Finding | readonly Finding[] | null {
  const result = resultOf(look);
  if (result === null) return null;
  const { supportedVersions: versions } = result;
  if (versions === undefined) return { message: 'The result has no supportedVersions.', place: { pointer: '/result' } };
  const place = { pointer: '/result/supportedVersions' };
  if (!Array.isArray(versions)) {
    return { message: `The supportedVersions are ${shown(versions)}; they have to be a list of strings.`, place };
  }
  if (versions.length === 0) return { message: 'The supportedVersions are an empty list.', place };
  return versions.flatMap((version: unknown, index) => {
    if (typeof version === 'string') return [];
    const message = `The version at index ${index} of the supportedVersions is ${shown(version)}; it has to be a string.`;
    return { message, place: { pointer: `${place.pointer}/${index}` } };
  });
}

export const modernResultChecks: readonly MessageCheck[] = [
  {
    ...results,
    code: 'result-type-missing',
    severity: 'error',
    title: 'Result does not say of which kind it is',
    why: 'Clients of 2026-07-28 look at resultType first, to tell a result that is final from one that asks for input. The TypeScript SDK rejects a result without it: the call fails although the server has done its work. A server of the handshake era that takes no notice of the envelope answers like this.',
    fix: 'Add "resultType": "complete" to every final result.',
    look: typeMissing,
  },
  {
    ...results,
    code: 'result-type-unknown',
    severity: 'error',
    title: 'Kind of result that does not exist',
    why: 'A client treats a result of a kind that it does not know as invalid: the call fails. Other kinds come only with an extension that the request has declared.',
    fix: 'Send "complete" for a final result, "input_required" when the client has to answer something first.',
    look: typeUnknown,
  },
  {
    ...results,
    code: 'server-info-missing',
    severity: 'info',
    title: 'Result does not name its server',
    why: 'Without a handshake, results are where a client learns which server answers: they should all say it. Nothing fails without it; hosts and logs show no name or version, and cannot work around the faults of a certain version.',
    fix: `Add "_meta": {"${serverInfo}": {"name": …, "version": …}} to every result.`,
    spec: sources.serverInfo,
    look: serverInfoMissing,
  },
  {
    ...results,
    code: 'server-info-shape',
    severity: 'error',
    title: 'Name of the server with the wrong type',
    why: 'A program says who it is with a name and a version, both strings; the version may be empty. A client that checks results refuses the whole result for it; the TypeScript SDK drops the value and shows no name.',
    fix: `Send "${serverInfo}" as {"name": "…", "version": "…"}, or leave it out.`,
    spec: sources.serverInfo,
    look: serverInfoShape,
  },
  {
    ...results,
    code: 'task-result-undeclared',
    severity: 'error',
    title: 'Task that the client did not ask for',
    why: 'A client without the extension does not know the kind of result "task": it treats the answer as invalid, and the work goes on without anybody who fetches its result.',
    fix: `Answer with a task only a tools/call whose _meta declares "${tasks}" under extensions in its client capabilities. Otherwise wait for the work and send its result.`,
    spec: sources.taskExtension,
    look: undeclaredTask,
  },
  {
    code: 'result-type-on-legacy',
    severity: 'info',
    revisions: handshakeRevisions,
    kinds: ['response'],
    links: ['answer'],
    title: 'resultType in a revision that does not know it',
    why: 'Up to 2025-11-25 every result is final, and clients pass over the member. One that asks for input in this way gets none: the client takes the result for the final one.',
    fix: 'Leave resultType out where initialize has agreed on 2025-11-25 or earlier. Ask for input there with requests of the server, such as elicitation/create.',
    spec: 'MCP 2026-07-28 changelog; MCP 2026-07-28 basic#responses',
    look: typedEarly,
  },
  {
    code: 'discover-empty-versions',
    severity: 'error',
    revisions: modernRevisions,
    kinds: ['response'],
    methods: ['server/discover'],
    links: ['answer'],
    title: 'Server that names no version',
    why: 'The client chooses the version of its requests from this list. When there is none that it can read, it has nothing to choose, and gives the server up.',
    fix: 'List every version that requests may name, as strings: "supportedVersions": ["2026-07-28"].',
    spec: sources.discovery,
    look: emptyVersions,
  },
];
