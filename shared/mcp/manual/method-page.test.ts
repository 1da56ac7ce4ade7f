import { describe, expect, test } from 'vitest';
import { kindWords, lifeWords, type MethodPage, type TypeRow } from '../../model/method-page.ts';
import { methods } from '../methods.ts';
import { revisions } from '../revisions.ts';
import { messages } from '../types/messages.ts';
import { messageList } from './messages.ts';
import { methodPage } from './method-page.ts';

function page(name: string, revision: string | null): MethodPage {
  const found = methodPage(name, revision);
  if (found === null) throw new Error(`no page of ${name}`);
  return found;
}

const rows = (name: string, revision: string, part: 'Params' | 'Result'): readonly TypeRow[] =>
  page(name, revision).parts.find(({ title }) => title === part)?.rows ?? [];

/** The row of a field of the params or of the result themselves. */
const field = (name: string, revision: string, part: 'Params' | 'Result', key: string) =>
  rows(name, revision, part).find((row) => row.depth === 0 && row.name === key);

/** The row of a field, however deep. */
const anywhere = (name: string, revision: string, part: 'Params' | 'Result', key: string) =>
  rows(name, revision, part).find((row) => row.name === key);

const inWords = (row: TypeRow | undefined, revision: string) =>
  row && [row.name, kindWords(row), lifeWords(row, revision)].join('; ');

describe('pages of methods', () => {
  test('every method has one, in every revision, with whole sentences', () => {
    for (const name of messages.keys()) {
      for (const revision of revisions) {
        const { about, present, parts, examples, notes, choices } = page(name, revision);
        expect(about).toMatch(/^[A-Z].*\.$/);
        expect(choices.find((one) => one.revision === revision)?.present).toBe(present);
        expect([parts.length > 0, examples.length > 0, notes.length === 0]).toEqual([present, present, present]);
        for (const row of parts.flatMap((part) => part.rows)) {
          if (row.kind === 'field') expect(row.type, `${name} ${row.name}`).not.toBe('');
          if (row.about !== '') expect(row.about, `${name} ${row.name}`).toMatch(/^[A-Z"].*\.$/);
          expect(row.depth).toBeLessThanOrEqual(4);
        }
      }
    }
  });

  test('every method of the table is listed once', () => {
    const listed = messageList.map(({ name }) => name);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed].sort()).toEqual([...new Set(methods.map(({ name }) => name))].sort());
  });

  test('what MCP does not know has none', () => {
    for (const name of ['no/such', '', 'constructor', '__proto__', 'tools/call ', 'x'.repeat(100_000)])
      expect(methodPage(name, '2025-11-25'), name.slice(0, 20)).toBeNull();
  });

  test('a revision that was never published means the latest that has the message', () => {
    expect(page('ping', null).revision).toBe('2025-11-25');
    expect(page('ping', '2031-01-01').revision).toBe('2025-11-25');
    expect(page('tools/call', 'no date').revision).toBe('2026-07-28');
  });

  test('a revision without the message says so', () => {
    expect(page('ping', '2026-07-28')).toMatchObject({ present: false, parts: [], examples: [] });
    expect(page('ping', '2026-07-28').notes).toEqual(['2026-07-28 does not have this message.']);
    expect(page('roots/list', '2026-07-28').notes[0]).toContain('travels as a question inside results');
  });

  test('who sends it, since when, and what must be declared', () => {
    expect(page('tools/call', '2025-06-18')).toMatchObject({
      sender: 'sent by the client',
      life: 'in every revision',
      capability: 'The server must have declared the capability tools.',
    });
    expect(page('roots/list', '2025-06-18')).toMatchObject({
      sender: 'sent by the server',
      life: 'from 2024-11-05 to 2025-11-25',
      capability: 'The client must have declared the capability roots.',
    });
    const clients = page('notifications/roots/list_changed', '2025-06-18').capability;
    expect(clients).toBe('The client must have declared the capability roots.listChanged.');
    const servers = page('notifications/tools/list_changed', '2025-06-18').capability;
    expect(servers).toBe('The server must have declared the capability tools.listChanged.');
    expect(page('notifications/elicitation/complete', null).life).toBe('only in 2025-11-25');
    expect(page('server/discover', null).life).toBe('since 2026-07-28');
    expect(page('tasks/get', '2025-11-25')).toMatchObject({ sender: 'sent by either side', extension: null });
    expect(page('tasks/get', '2026-07-28')).toMatchObject({
      sender: 'sent by the client',
      extension: 'io.modelcontextprotocol/tasks',
      capability: null,
    });
  });
});

describe('tables of types', () => {
  test('types in words', () => {
    expect(inWords(field('tools/call', '2025-06-18', 'Result', 'content'), '2025-06-18')).toBe(
      'content; list of ContentBlock, required; ',
    );
    expect(field('tools/list', '2026-07-28', 'Result', 'ttlMs')?.type).toBe('integer from 0');
    expect(field('tools/list', '2026-07-28', 'Result', 'cacheScope')?.type).toBe('one of "public", "private"');
    expect(field('tools/list', '2026-07-28', 'Result', 'resultType')?.type).toBe('"complete"');
    expect(field('notifications/cancelled', '2025-06-18', 'Params', 'requestId')?.type).toBe('string or integer');
    expect(field('resources/read', '2025-06-18', 'Params', 'uri')?.type).toBe('URI');
  });

  test('what is new, what has changed and what is gone', () => {
    const structured = (revision: string) =>
      inWords(anywhere('tools/call', revision, 'Result', 'structuredContent'), revision);
    expect(structured('2025-03-26')).toBeUndefined();
    expect(structured('2025-06-18')).toBe('structuredContent; object; new in 2025-06-18');
    expect(structured('2025-11-25')).toBe('structuredContent; object; since 2025-06-18');
    expect(structured('2026-07-28')).toBe(
      'structuredContent; any JSON; changed in 2026-07-28: was object, since 2025-06-18',
    );
    const task = (revision: string) => inWords(field('tools/call', revision, 'Params', 'task'), revision);
    expect(task('2025-11-25')).toBe('task; TaskMetadata; new in 2025-11-25');
    expect(task('2026-07-28')).toBe('task; TaskMetadata; gone in 2026-07-28');
  });

  test('the fields of the first revision of a message are not new', () => {
    for (const { name, revisions: has } of messageList) {
      const first = page(name, has[0] ?? null).parts.flatMap((part) => part.rows);
      expect(
        first.filter(({ change, since }) => change !== null || since !== null),
        name,
      ).toEqual([]);
    }
  });

  test('alternatives are named, and their fields stand under them', () => {
    const found = rows('tools/call', '2025-06-18', 'Result').filter(({ kind }) => kind === 'alternative');
    expect(found.map(({ name }) => name)).toEqual([
      'TextContent',
      'ImageContent',
      'AudioContent',
      'ResourceLink',
      'EmbeddedResource',
    ]);
    const [, text, type] = rows('tools/call', '2025-06-18', 'Result');
    expect([text?.depth, type?.depth, type?.name]).toEqual([1, 2, 'type']);
  });

  test('a type is unfolded once in a table', () => {
    const sources = rows('sampling/createMessage', '2025-11-25', 'Params').filter(({ name }) => name === 'src');
    expect(sources.length).toBe(1);
  });

  test('what is about the message comes last', () => {
    for (const { name } of messageList) {
      for (const { rows: own } of page(name, null).parts) {
        const top = own.filter(({ depth, kind }) => depth === 0 && kind === 'field').map((row) => row.name);
        if (top.includes('_meta')) expect(top.at(-1), name).toBe('_meta');
      }
    }
  });
});
