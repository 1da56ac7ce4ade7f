import { describe, expect, test } from 'vitest';
import { isIn, methodOf, methods, methodsNamed } from './methods.ts';
import { eraOf, isRevision, revisions } from './revisions.ts';

/** Names of the methods of a revision. */
function namesIn(revision: string, kind: 'request' | 'notification'): readonly string[] {
  return methods
    .filter((method) => method.kind === kind && isIn(method, revision) && method.extension === undefined)
    .map(({ name }) => name)
    .sort();
}

describe('the table of methods', () => {
  test('a name has at most one entry in a revision', () => {
    for (const revision of revisions) {
      const names = methods.filter((method) => isIn(method, revision)).map(({ name }) => name);
      expect(new Set(names).size, revision).toBe(names.length);
    }
  });

  test('notifications are named as such, requests are not', () => {
    for (const { name, kind } of methods) expect(name.startsWith('notifications/'), name).toBe(kind === 'notification');
  });

  test('sentences fit into sentences', () => {
    for (const { name, about } of methods) expect(about, name).toMatch(/^[a-z].*[^.]$/);
  });

  test('what each revision has', () => {
    expect(namesIn('2024-11-05', 'request')).toHaveLength(15);
    expect(namesIn('2025-06-18', 'request')).toContain('elicitation/create');
    expect(namesIn('2025-03-26', 'request')).not.toContain('elicitation/create');
    expect(namesIn('2025-11-25', 'request')).toContain('tasks/result');
    expect(namesIn('2026-07-28', 'request')).toEqual([
      'completion/complete',
      'prompts/get',
      'prompts/list',
      'resources/list',
      'resources/read',
      'resources/templates/list',
      'server/discover',
      'subscriptions/listen',
      'tools/call',
      'tools/list',
    ]);
  });

  test('lookup prefers the entry of the revision', () => {
    expect(methodOf('tasks/get', '2025-11-25')?.from).toBe('both');
    expect(methodOf('tasks/get', '2026-07-28')?.extension).toBe('io.modelcontextprotocol/tasks');
    expect(methodOf('initialize', '2026-07-28')?.until).toBe('2025-11-25');
    expect(methodOf('vendor/thing', null)).toBeNull();
    expect(methodsNamed('constructor')).toEqual([]);
  });
});

test('eras of known and unknown versions', () => {
  expect(['2024-10-07', '2025-11-25', '2026-07-28', '2030-01-01', 'latest'].map(eraOf)).toEqual([
    'handshake',
    'handshake',
    'modern',
    'modern',
    null,
  ]);
  expect(isRevision('2025-06-18')).toBe(true);
  expect(isRevision('2024-10-07')).toBe(false);
});
