import { expect, test } from 'vitest';
import { isIn, maySend, methods } from '../methods.ts';
import { revisions } from '../revisions.ts';
import { templatesFor } from './templates.ts';

test.each(revisions)('everything that a client may send in %s, and nothing else', (revision) => {
  const wanted = methods.filter((method) => isIn(method, revision) && maySend(method, 'client-to-server'));
  const made = templatesFor(revision);
  expect(made.map(({ method }) => method).sort()).toEqual(wanted.map(({ name }) => name).sort());
  for (const template of made) expect(template.revision).toBe(revision);
});

test('where the revision is not known, the latest with a handshake and the latest', () => {
  const both = [...templatesFor('2025-11-25'), ...templatesFor('2026-07-28')];
  expect(templatesFor(null)).toEqual(both);
  expect(templatesFor('2031-01-01')).toEqual(both);
});

test('the envelope is part of every request of 2026-07-28 and of none before', () => {
  for (const { revision, kind, params } of templatesFor(null)) {
    const modern = revision === '2026-07-28' && kind === 'request';
    expect(Object.hasOwn(params ?? {}, '_meta')).toBe(modern);
  }
});

test('initialize asks for the revision that it is of, and says who asks', () => {
  for (const revision of revisions.slice(0, 4)) {
    const [initialize] = templatesFor(revision);
    expect(initialize).toMatchObject({
      method: 'initialize',
      params: { protocolVersion: revision, capabilities: {}, clientInfo: { name: 'wirescope' } },
    });
  }
});

test('a modern request carries the whole envelope', () => {
  const [discover] = templatesFor('2026-07-28');
  expect(discover).toMatchObject({ method: 'server/discover', kind: 'request' });
  expect(discover?.params).toEqual({
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'wirescope', version: '0.1.0' },
    },
  });
});
