/** Lists that come in pages. */
import { opposite } from '../../model/frame.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { type ListName, type ListShape, listShapes } from '../knowledge/listings.ts';
import { pagedMethods } from '../knowledge/pages.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

const cursorPlace = { pointer: '/result/nextCursor' } as const;

/** The lists in which a name may come only once. */
const namedLists = ['tools/list', 'prompts/list', 'resources/list'];

function resultOf({ message }: MessageLook): JsonObject {
  return message.kind === 'response' && isObject(message.result) ? message.result : {};
}

function notIssued({ message, direction, known: { pages } }: MessageLook): Finding | null {
  if (message.kind !== 'request' || !isObject(message.params)) return null;
  const { cursor } = message.params;
  if (typeof cursor !== 'string' || pages.forgot) return null;
  if (pages.issued(direction, message.method, cursor) !== undefined) return null;
  return {
    message: `No answer to ${message.method} has given the cursor ${shown(cursor)}.`,
    place: { pointer: '/params/cursor' },
  };
}

function loop(look: MessageLook): Finding | null {
  const { link, known, direction } = look;
  const next = resultOf(look).nextCursor;
  if (link.type !== 'answer' || typeof next !== 'string') return null;
  const page = known.pages.of(link.request.seq);
  const led = known.pages.issued(opposite(direction), link.request.method, next);
  if (page === undefined || led === undefined || led.first !== page.first || led.page > page.page) return null;
  const where = led.page === page.page ? 'this page itself' : `page ${led.page} again, from page ${page.page}`;
  return {
    message: `The cursor ${shown(next)} leads to ${where}.`,
    place: cursorPlace,
    related: [page.first],
  };
}

function cursorType(look: MessageLook): Finding | null {
  const next = resultOf(look).nextCursor;
  if (next === undefined || typeof next === 'string') return null;
  return {
    message: `The nextCursor is ${shown(next)}; it has to be a string, or absent on the last page.`,
    place: cursorPlace,
  };
}

/** Items that this page, or an earlier page of the same listing, has under the same name. */
function duplicates(look: MessageLook): readonly Finding[] | null {
  if (look.link.type !== 'answer') return null;
  const kind = listShapes.get(look.link.request.method);
  const items = kind === undefined ? undefined : resultOf(look)[kind.list];
  if (kind === undefined || !Array.isArray(items)) return null;
  const seen = new Map<string, number>();
  const found: Finding[] = [];
  items.forEach((item: unknown, index) => {
    const name = isObject(item) ? item[kind.key] : undefined;
    if (typeof name !== 'string') return;
    const before = earlierOf(look, kind.list, name, seen.get(name));
    if (before !== null) found.push(duplicate(kind, index, name, before));
    else seen.set(name, index);
  });
  return found.length === 0 ? null : found;
}

interface Earlier {
  readonly where: string;
  readonly related: readonly number[];
}

function earlierOf(
  { known, link }: MessageLook,
  list: ListName,
  name: string,
  same: number | undefined,
): Earlier | null {
  if (same !== undefined) return { where: `at index ${same} of this page`, related: [] };
  const page = link.type === 'answer' ? known.pages.of(link.request.seq) : undefined;
  if (page === undefined || page.page === 1 || page.again) return null;
  const listed = known.listings.of(list).get(name);
  if (listed === undefined || listed.seq <= page.first) return null;
  return { where: `on an earlier page (#${listed.seq})`, related: [listed.seq] };
}

function duplicate(kind: ListShape, index: number, name: string, before: Earlier): Finding {
  return {
    message: `The ${kind.key} ${shown(name)} is listed twice: it also stands ${before.where}.`,
    place: { pointer: `/result/${kind.list}/${index}/${kind.key}` },
    related: before.related,
  };
}

export const pageChecks: readonly MessageCheck[] = [
  {
    code: 'cursor-not-issued',
    severity: 'warning',
    kinds: ['request'],
    methods: pagedMethods,
    title: 'Cursor that the server has not given',
    why: 'A cursor is good for nothing but the list whose answer gave it, in the same session. Servers answer others with −32602, or begin again at the first page. Some clients send an empty cursor for the first page.',
    fix: 'Leave the cursor out for the first page; then send the nextCursor of the answer before, unchanged.',
    spec: sources.pagination,
    look: notIssued,
  },
  {
    code: 'cursor-loop',
    severity: 'warning',
    kinds: ['response'],
    methods: pagedMethods,
    title: 'Cursor leads back to an earlier page',
    why: 'Clients follow cursors until there is none: this listing never ends, or ends at a limit of the client’s own.',
    fix: 'Leave nextCursor out of the last page.',
    spec: sources.pagination,
    look: loop,
  },
  {
    code: 'cursor-type',
    severity: 'error',
    kinds: ['response'],
    methods: pagedMethods,
    title: 'Cursor is not a string',
    why: 'The TypeScript SDKs check results and refuse the whole list when nextCursor is null or a number: the client shows no tools at all.',
    fix: 'Leave nextCursor out when there is no further page. Many JSON libraries have an option to omit what is null.',
    spec: sources.pagination,
    look: cursorType,
  },
  {
    code: 'list-duplicate-item',
    severity: 'warning',
    kinds: ['response'],
    methods: namedLists,
    title: 'Listed twice',
    why: 'Names and addresses tell the items of a list apart. Clients keep one of the two, mostly the last, so that the other cannot be reached; model providers refuse a request with two tools of one name.',
    fix: 'Give each item a name of its own; servers that gather tools from elsewhere put a prefix before the name.',
    spec: sources.toolNames,
    look: duplicates,
  },
];
