/** What is said about the tolerance of the official SDKs is true of the installed ones, and of real faults. */
import { describe, expect, test } from 'vitest';
import { measured, versions as measuredVersions } from '#shared/mcp/tolerance/measured';
import { python, strict } from '#shared/mcp/tolerance/recorded';
import { toleranceOf } from '#shared/mcp/tolerance/tolerance';
import { dissect } from './session/dissect.ts';
import { isPending, isRule } from './session/pending.ts';
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

  test.each(
    both
      .filter(([, { code }]) => !isPending(code))
      .map(([side, fault]) => [side, fault.code, fault.what, fault] as const),
  )('%s: %s: %s', (side, code, _, fault) => {
    const session = dissect(conversationWith(side, fault));
    expect(session.found.map(({ diagnostic }) => diagnostic.code)).toContain(code);
  });
});

test('every code is a rule, and every fault that was measured has a strict reader', () => {
  const known = [...new Set(measured.map(({ code }) => code))];
  expect([...Object.keys(strict), ...Object.keys(python)].filter((code) => !isRule(code) && !isPending(code))).toEqual(
    [],
  );
  expect(Object.keys(strict).sort()).toEqual(known.sort());
});

test('readers are named with what they do, the measured ones before the strict one', () => {
  expect(toleranceOf('response-id-type')).toEqual([
    { reader: 'TypeScript SDK 1.32.2 and 2.4.0, as a client', verdict: 'accepts', note: '' },
    { reader: 'Python SDK 2.3.0, as a client', verdict: 'accepts', note: '' },
    { reader: 'A strict reader', verdict: 'hangs', note: 'It is another id, so the call goes on waiting.' },
  ]);
  expect(toleranceOf('utf8-bom')[1]).toEqual({
    reader: 'TypeScript SDK 2.4.0, as a client',
    verdict: 'hangs',
    note: 'The answer is dropped without a word; the call waits until its timeout.',
  });
  expect(toleranceOf('stdout-not-json').map(({ reader, verdict }) => `${reader} ${verdict}`)).toContain(
    'TypeScript SDK 2.4.0, as a client: text and the answer on one line hangs',
  );
  expect(toleranceOf('toString')).toEqual([]);
});
