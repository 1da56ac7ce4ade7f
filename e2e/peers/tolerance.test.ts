/** What is said about the tolerance of the official SDKs is true of the installed ones, and of real faults. */
import { describe, expect, test } from 'vitest';
import { allRules } from '#shared/mcp/checks/all';
import { gistOf } from '#shared/mcp/tolerance/gist';
import { measured, versions as measuredVersions } from '#shared/mcp/tolerance/measured';
import { python, strict } from '#shared/mcp/tolerance/recorded';
import { toleranceOf } from '#shared/mcp/tolerance/tolerance';
import { dissect } from './session/dissect.ts';
import { conversationWith } from './tolerance/conversation.mjs';
import { faults as faultsToClient } from './tolerance/faults-to-client.mjs';
import { faults as faultsToServer } from './tolerance/faults-to-server.mjs';
import { measure, planned, versions } from './tolerance/measurements.mjs';

const plans = planned();

test('the data is about these faults and these versions', () => {
  const inData = measured.map(({ seen, ...fault }) => ({ ...fault, readers: Object.keys(seen) }));
  const inTables = plans.map(({ readers, ...fault }) => ({ ...fault, readers: Object.keys(readers) }));
  expect(inData, 'Run `npm run tolerance`.').toEqual(inTables);
  expect(measuredVersions, 'Run `npm run tolerance`.').toEqual(versions());
});

const remeasured = [
  ['client', 'unknown-envelope-key'],
  ['client', 'response-id-type'],
  ['client', 'notification-with-id'],
  ['client', 'structured-content-missing'],
  ['client', 'result-type-missing'],
  ['server', 'id-null'],
  ['server', 'invalid-utf8'],
  ['server', 'version-not-offered'],
] as const;

test.each(remeasured)('as a %s, the SDKs do with %s what the data says', async (side, code) => {
  const index = plans.findIndex((plan) => plan.side === side && plan.code === code);
  const plan = plans[index];
  if (plan === undefined) throw new Error('There is no such fault.');
  expect(await measure(plan), 'Run `npm run tolerance`.').toEqual(measured[index]);
});

describe('each fault is one that its finding is about', () => {
  const both = [
    ...faultsToClient.map((fault) => ['client', fault] as const),
    ...faultsToServer.map((fault) => ['server', fault] as const),
  ];

  test.each(both.map(([side, fault]) => [side, fault.code, fault.what, fault] as const))(
    '%s: %s: %s',
    (side, code, _, fault) => {
      const session = dissect(conversationWith(side, fault));
      expect(session.found.map(({ diagnostic }) => diagnostic.code)).toContain(code);
    },
  );
});

test('every code is a rule, and every fault that was measured has a strict reader', () => {
  const known = [...new Set(measured.map(({ code }) => code))];
  const rules = allRules.map(({ code }) => code);
  expect([...Object.keys(strict), ...Object.keys(python)].filter((code) => !rules.includes(code))).toEqual([]);
  expect(Object.keys(strict).sort()).toEqual(known.sort());
});

test('the gist says in one sentence who bears it', () => {
  expect(gistOf('response-id-type', 'client')).toBe(
    'Works with TypeScript SDK 1.32 and 2.4 (MCP Inspector) and Python SDK 2.3; hangs with a strict reader.',
  );
  expect(gistOf('stdout-not-json', 'client')).toBe(
    'Is dropped by TypeScript SDK 1.32 and 2.4 (MCP Inspector) and Python SDK 2.3; disconnects a strict reader. ' +
      'Another form, text and the answer on one line: hangs.',
  );
  expect(gistOf('tool-schema-invalid', 'client')).toBe(
    'Fails with TypeScript SDK 1.32 (MCP Inspector 1) and a strict reader; works with TypeScript SDK 2.4 (MCP Inspector 2).',
  );
  expect(gistOf('unknown-envelope-key', 'server')).toBe(
    'Hangs with TypeScript SDK 1.32 and 2.4; works with Python SDK 2.3 and a strict reader.',
  );
  expect(gistOf('response-id-type', 'server'), 'nobody was asked').toBe('');
  expect(gistOf('toString', 'client')).toBe('');
});

test('readers are named with what they do, the measured ones before the strict one', () => {
  expect(toleranceOf('response-id-type')).toEqual([
    {
      side: 'client',
      reader: 'TypeScript SDK 1.32.2 and 2.4.0 (MCP Inspector)',
      what: '',
      verdict: 'accepts',
      note: '',
    },
    { side: 'client', reader: 'Python SDK 2.3.0', what: '', verdict: 'accepts', note: '' },
    {
      side: null,
      reader: 'A strict reader',
      what: '',
      verdict: 'hangs',
      note: 'It is another id, so the call goes on waiting.',
    },
  ]);
  expect(toleranceOf('utf8-bom')[1]).toEqual({
    side: 'client',
    reader: 'TypeScript SDK 2.4.0 (MCP Inspector 2)',
    what: '',
    verdict: 'hangs',
    note: 'The answer is dropped without a word; the call waits until its timeout.',
  });
  expect(toleranceOf('stdout-not-json')).toContainEqual(
    expect.objectContaining({
      reader: 'TypeScript SDK 2.4.0 (MCP Inspector 2)',
      what: 'text and the answer on one line',
      verdict: 'hangs',
    }),
  );
  expect(toleranceOf('toString')).toEqual([]);
});
