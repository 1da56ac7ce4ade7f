/** How long, and for whom, results may be kept; and the order of tools, on which caches depend too. */
import { isObject, type JsonObject } from '../../model/message.ts';
import { cacheScopes } from '../knowledge/page-scopes.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { modernRevisions } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const scopePlace = { pointer: '/result/cacheScope' } as const;
const lists = ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'];

const results = { revisions: modernRevisions, kinds: ['response'], links: ['answer'], spec: sources.caching } as const;
const cacheable = {
  ...results,
  methods: ['server/discover', ...lists, 'resources/read'],
  unless: hasPlainHints,
} as const;

/** Nearly every result: both hints are there and right. */
function hasPlainHints({ message }: MessageLook): boolean {
  if (message.kind !== 'response' || !isObject(message.result)) return false;
  const { ttlMs, cacheScope } = message.result;
  return isDuration(ttlMs) && (cacheScope === 'private' || cacheScope === 'public');
}

function isDuration(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** A final result of the server; null for one that was too large to be read. A result of no kind is taken for final. */
function finalResult({ message, json, direction }: MessageLook): JsonObject | null {
  if (message.kind !== 'response' || direction !== 'server-to-client' || !isObject(message.result)) return null;
  const { resultType } = message.result;
  const isFinal = resultType === undefined || resultType === 'complete';
  return isFinal && message.result === json.result ? message.result : null;
}

function hintsMissing(look: MessageLook): Finding | null {
  const result = finalResult(look);
  if (result === null) return null;
  const missing = ['ttlMs', 'cacheScope'].filter((member) => result[member] === undefined);
  if (missing.length === 0) return null;
  const { link } = look;
  const method = link.type === 'answer' ? link.request.method : '';
  return { message: `The result of ${method} has no ${missing.join(' and no ')}.`, place: { pointer: '/result' } };
}

function hintsInvalid(look: MessageLook): readonly Finding[] | null {
  const result = finalResult(look);
  if (result === null) return null;
  const { ttlMs, cacheScope } = result;
  const found: Finding[] = [];
  if (ttlMs !== undefined && !isDuration(ttlMs)) {
    const wanted = 'a whole number of milliseconds, 0 or more';
    found.push({
      message: `The ttlMs is ${shown(ttlMs)}; it has to be ${wanted}.`,
      place: { pointer: '/result/ttlMs' },
    });
  }
  if (cacheScope !== undefined && !cacheScopes.some((scope) => scope === cacheScope)) {
    found.push({
      message: `The cacheScope is ${shown(cacheScope)}; it has to be "public" or "private".`,
      place: scopePlace,
    });
  }
  return found;
}

function scopeVaries({ message, link, known }: MessageLook): Finding | null {
  if (message.kind !== 'response' || link.type !== 'answer' || !isObject(message.result)) return null;
  const { cacheScope: scope } = message.result;
  const page = known.pages.of(link.request.seq);
  // Where a page was asked for twice nobody knows which listing it belongs to.
  if (page === undefined || page.page === 1 || page.again) return null;
  const first = known.pageScopes.of(page.first);
  if (first === undefined || typeof scope !== 'string' || !cacheScopes.includes(scope) || scope === first.scope)
    return null;
  return {
    message: `The cacheScope of page ${page.page} is ${shown(scope)}; that of the first page (#${first.seq}) is ${shown(first.scope)}.`,
    place: scopePlace,
    related: [first.seq],
  };
}

/** Compares the last page of a list, and what came before it, with the latest whole list. */
function orderChanged(look: MessageLook): Finding | null {
  const { listings } = look.known;
  const tools = listings.of('tools');
  const page = finalResult(look);
  if (!tools.current || page === null || page.nextCursor !== undefined || !Array.isArray(page.tools)) return null;
  const earlier = earlierPages(look);
  const last = page.tools.map((tool: unknown) => (isObject(tool) ? tool.name : undefined));
  if (earlier === null || tools.wholeSeq === null) return null;
  const at = firstMoved(tools.names(), [...earlier, ...last]);
  if (at === null) return null;
  const { before, now, index } = at;
  const pointer = index < earlier.length ? '/result/tools' : `/result/tools/${index - earlier.length}/name`;
  return {
    message: `The tools are those of #${tools.wholeSeq} in another order: ${shown(now)} stands where ${shown(before)} stood.`,
    place: { pointer },
    related: [tools.wholeSeq],
  };
}

/** The names on the pages before this one; null when they are not all known, or may be of two listings. */
function earlierPages({ link, known }: MessageLook): readonly string[] | null {
  const page = link.type === 'answer' ? known.pages.of(link.request.seq) : undefined;
  if (page === undefined || page.again) return null;
  return page.page === 1 ? [] : known.listings.of('tools').comingSince(page.first);
}

interface Moved {
  readonly before: string;
  readonly now: unknown;
  readonly index: number;
}

/** The first place at which the same names stand in another order; null also when they are not the same. */
function firstMoved(before: readonly string[], now: readonly unknown[]): Moved | null {
  if (before.length !== now.length) return null;
  const index = before.findIndex((name, at) => name !== now[at]);
  const name = before[index];
  if (name === undefined) return null;
  const names = new Set(now);
  return before.every((one) => names.has(one)) ? { before: name, now: now[index], index } : null;
}

export const cacheHintChecks: readonly MessageCheck[] = [
  {
    ...cacheable,
    code: 'cache-hints-missing',
    severity: 'error',
    title: 'Result without ttlMs or cacheScope',
    why: 'Lists, resources and the answer to server/discover say how long they may be kept, and for whom. A client that checks results refuses one without; another asks again each time, or shares with everyone what was meant for one.',
    fix: 'Add "ttlMs" and "cacheScope" to the result. "ttlMs": 0 and "cacheScope": "private" are always safe.',
    look: hintsMissing,
  },
  {
    ...cacheable,
    code: 'cache-hints-invalid',
    severity: 'error',
    title: 'ttlMs or cacheScope with a value that does not exist',
    why: 'The client cannot tell how long the result holds, or whether it may be shown to others. It refuses the result, or keeps nothing.',
    fix: 'Send ttlMs as a whole number of milliseconds, 0 for not at all, and cacheScope as "public" or "private".',
    look: hintsInvalid,
  },
  {
    ...results,
    code: 'cache-scope-varies',
    severity: 'error',
    methods: lists,
    title: 'Pages of one list for different readers',
    why: 'A cache keeps a list as a whole. With one page for everyone and another for a single user it either keeps nothing, or shows to all what only one may see.',
    fix: 'Give all pages of a list the same cacheScope: "private" if any page depends on who asks.',
    look: scopeVaries,
  },
  {
    ...results,
    code: 'list-order-changed',
    severity: 'info',
    methods: ['tools/list'],
    title: 'Same tools in another order',
    why: 'Hosts put the list of tools at the beginning of what they send to the language model. When nothing but the order changes, all that the model provider has kept of the conversation is lost, and the next call is slower and dearer.',
    fix: 'List tools in an order that does not change, for example by name. Lists made from sets or hash maps, or gathered in parallel, come in any order.',
    spec: sources.toolOrder,
    look: orderChanged,
  },
];
