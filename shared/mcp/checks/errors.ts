/** Error objects and their codes. */
import { describeScalar } from '../../jsonrpc/classify.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { handshakeRevisions, modernRevisions } from '../revisions.ts';
import { sources } from '../sources.ts';

const codePlace = { pointer: '/error/code' } as const;
/** Parse error, invalid request, method not found, invalid params, internal error. */
const standardCodes: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602, -32603]);
const modernCodes: ReadonlySet<number> = new Set([-32020, -32021, -32022]);
const retiredCodes: ReadonlySet<number> = new Set([-32002, -32042]);

/** The error's code when it is a whole number. */
function codeOf({ json: { error } }: MessageLook): number | null {
  return isObject(error) && Number.isInteger(error.code) ? Number(error.code) : null;
}

function isBetween(code: number | null, low: number, high: number): code is number {
  return code !== null && code >= low && code <= high;
}

function shapeFinding(error: unknown): Finding | null {
  if (!isObject(error))
    return { message: `The error is ${describeScalar(error)}, not an object.`, place: { pointer: '/error' } };
  if (!Number.isInteger(error.code)) return memberFinding(error, 'code', 'a whole number');
  return typeof error.message === 'string' ? null : memberFinding(error, 'message', 'a string');
}

function memberFinding(error: JsonObject, member: string, wanted: string): Finding {
  const value = error[member];
  if (value === undefined)
    return { message: `The error has no ${member}; it has to be ${wanted}.`, place: { pointer: '/error' } };
  return {
    message: `The error's ${member} is ${describeScalar(value)}; it has to be ${wanted}.`,
    place: { pointer: `/error/${member}` },
  };
}

/** The resource that a request is about; −32002 means that there is none such. */
function isAboutResource({ link }: MessageLook): boolean {
  return link.type !== 'answer' || link.request.method.startsWith('resources/');
}

function nullIdFinding({ json, era, link }: MessageLook): Finding | null {
  if (json.id !== null || link.type === 'answer') return null;
  const about = link.type === 'unknown' ? link.unreadable : null;
  return {
    message: `The error has the id null: it names no request${about === null ? '' : `, and may be about #${about}`}.`,
    place: { pointer: '/id' },
    severity: era === 'modern' ? 'warning' : 'info',
    ...(about === null ? {} : { related: [about] }),
  };
}

function collision(look: MessageLook): Finding | null {
  const code = codeOf(look);
  if (code === -32002 && !isAboutResource(look)) {
    return { message: 'The code −32002 means "resource not found", but no resource was asked for.', place: codePlace };
  }
  if (code === -32042 && look.revision !== '2025-11-25') {
    return { message: `The code −32042 asks to open a page, which ${look.revision} does not know.`, place: codePlace };
  }
  return null;
}

/** What the data of an error with this code has to hold, or null when it does. */
function missingData(code: number | null, data: unknown, look: MessageLook): string | null {
  const object = isObject(data) ? data : {};
  if (code === -32022 && look.era === 'modern') return missingVersions(object);
  if (code === -32021 && look.era === 'modern')
    return isObject(object.requiredCapabilities) ? null : '"requiredCapabilities"';
  if (code === -32042 && look.revision === '2025-11-25')
    return Array.isArray(object.elicitations) ? null : '"elicitations"';
  return null;
}

function missingVersions(data: JsonObject): string | null {
  const { supported, requested } = data;
  if (!Array.isArray(supported) || !supported.every((version) => typeof version === 'string')) return '"supported"';
  return typeof requested === 'string' ? null : '"requested"';
}

export const errorChecks: readonly MessageCheck[] = [
  {
    code: 'error-shape',
    severity: 'error',
    kinds: ['error'],
    title: 'Error without the shape of one',
    why: 'An error has a whole number as its code and a string as its message. The TypeScript and Python SDKs drop any other, and the request waits for ever instead of failing.',
    fix: 'Send {"code":-32603,"message":"what went wrong"}; details go into "data".',
    spec: sources.responses,
    look: ({ json }) => shapeFinding(json.error),
  },
  {
    code: 'error-id-null',
    severity: 'info',
    kinds: ['error'],
    title: 'Error with id null',
    why: 'JSON-RPC asks for it when the id of a request could not be read, the schema of MCP excludes it; from 2026-07-28 the id is left out. The SDKs drop such an error. The line it complains about is usually the last one of the other side.',
    fix: 'Repeat the id if the request had one that could be read; otherwise leave it out.',
    spec: sources.responses,
    look: nullIdFinding,
  },
  {
    code: 'error-id-missing',
    severity: 'info',
    revisions: ['2024-11-05', '2025-03-26', '2025-06-18'],
    kinds: ['error'],
    title: 'Error without an id',
    why: 'Before 2025-11-25 the schema of MCP asks for an id on every error. An error without one fails no request, so that whatever caused it keeps waiting.',
    fix: 'Repeat the id if the request had one that could be read.',
    spec: sources.responses,
    look: ({ json }) => (json.id === undefined ? { message: 'The error has no id.', place: { pointer: '' } } : null),
  },
  {
    code: 'error-code-jsonrpc-reserved',
    severity: 'warning',
    kinds: ['error'],
    title: 'Code reserved by JSON-RPC',
    why: 'The codes −32768 to −32100 belong to JSON-RPC, which has given meaning to five of them. A client may take another one for something that it is not.',
    fix: 'Use one of −32700, −32600, −32601, −32602, −32603, or a code of your own outside −32768 … −32000.',
    spec: sources.jsonrpcErrors,
    look: (look) => {
      const code = codeOf(look);
      if (!isBetween(code, -32768, -32100) || standardCodes.has(code)) return null;
      return { message: `The code ${code} is reserved by JSON-RPC and has no meaning.`, place: codePlace };
    },
  },
  {
    code: 'error-code-mcp-reserved',
    severity: 'error',
    revisions: modernRevisions,
    kinds: ['error'],
    title: 'Code reserved by MCP',
    why: 'From 2026-07-28 the codes −32099 to −32020 belong to MCP, which uses three of them: −32020, −32021 and −32022. Clients decide by them how to go on.',
    fix: 'Use a code of your own outside −32768 … −32000.',
    spec: sources.errorCodes,
    look: (look) => {
      const code = codeOf(look);
      if (!isBetween(code, -32099, -32020)) return null;
      if (modernCodes.has(code) || retiredCodes.has(code)) return null;
      return { message: `The code ${code} is reserved by MCP and has no meaning.`, place: codePlace };
    },
  },
  {
    code: 'error-code-retired',
    severity: 'error',
    revisions: modernRevisions,
    kinds: ['error'],
    title: 'Code that must no longer be sent',
    why: 'Up to 2025-11-25 −32002 meant "resource not found" and −32042 "open a page first". From 2026-07-28 a missing resource is −32602, and input is asked for in a result.',
    fix: 'Answer with −32602 and data {"uri": …} for a missing resource, and with resultType "input_required" where input is needed.',
    spec: sources.errorCodes,
    look: (look) => {
      const code = codeOf(look);
      if (code === null || !retiredCodes.has(code)) return null;
      return { message: `The code ${code} must not be sent any more in ${look.revision}.`, place: codePlace };
    },
  },
  {
    code: 'error-code-legacy-band',
    severity: 'warning',
    revisions: modernRevisions,
    kinds: ['error'],
    title: 'Code from the range of old implementations',
    why: 'From 2026-07-28 receivers read nothing into −32019 to −32000, because SDKs have used these codes for different things: −32000 is "connection closed" in the TypeScript and Python SDKs, −32001 a timeout.',
    fix: 'Use a code of your own outside −32768 … −32000.',
    spec: sources.errorCodes,
    look: (look) => {
      const code = codeOf(look);
      if (!isBetween(code, -32019, -32000) || retiredCodes.has(code)) return null;
      return {
        message: `The code ${code} means nothing in particular to clients of ${look.revision}.`,
        place: codePlace,
      };
    },
  },
  {
    code: 'error-code-collides',
    severity: 'warning',
    revisions: handshakeRevisions,
    kinds: ['error'],
    title: 'Code that already means something else',
    why: 'Clients read −32002 as "resource not found" and −32042 as "open a page first", and may act on it.',
    fix: 'Use −32602 for bad arguments, −32603 for a failure inside the server, or a code of your own outside −32768 … −32000.',
    spec: 'MCP 2025-11-25 server/resources#error-handling, client/elicitation',
    look: collision,
  },
  {
    code: 'error-data-shape',
    severity: 'error',
    revisions: ['2025-11-25', '2026-07-28'],
    kinds: ['error'],
    title: 'Error lacks the data that its code promises',
    why: 'Clients act on this data: they choose a version from "supported", or tell which capability is missing. serveStdio of the TypeScript SDK 2.4.0 with legacy: "reject" leaves out "requested".',
    fix: 'Add what is missing to the error’s data.',
    spec: 'Schema of MCP 2026-07-28: UnsupportedProtocolVersionError, MissingRequiredClientCapabilityError; of 2025-11-25: URLElicitationRequiredError',
    look: (look) => {
      const { error } = look.json;
      const data = isObject(error) ? error.data : undefined;
      const missing = missingData(codeOf(look), data, look);
      if (missing === null) return null;
      return {
        message: `The data of the error lack ${missing}, or it has the wrong type.`,
        place: { pointer: data === undefined ? '/error' : '/error/data' },
      };
    },
  },
];

const codeChecks = errorChecks.filter(({ code }) => code.startsWith('error-code-'));

/** True when a rule about codes as such speaks of this error: then nothing more has to be said of its code. */
export function isCodeFault(look: MessageLook): boolean {
  return codeChecks.some(
    ({ revisions, look: find }) =>
      (revisions === undefined || revisions.some((one) => one === look.revision)) && find(look) !== null,
  );
}
