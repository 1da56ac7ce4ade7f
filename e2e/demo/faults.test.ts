/** Each fault of the demo server, in a session as the application has it: it is found, and named as promised. */
import { expect, test, vi } from 'vitest';
import { faults } from '../../electron/demo/faults.ts';
import { recordingSessions, rowsOf, until } from '../../electron/node/testing/sessions.ts';
import { defaultClient } from '../../shared/model/client-settings.ts';
import { bundledDemo } from './bundled-demo.ts';

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { start } = recordingSessions();
const addition = '{"jsonrpc":"2.0","id":1000,"method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}';

/** Connects, calls `add`, stops, and returns the codes of all that was found. */
async function found(...options: readonly string[]): Promise<ReadonlySet<string>> {
  const args = [await bundledDemo(), ...options];
  const session = start(
    { name: 'demo', command: process.execPath, args, env: {}, unset: [] },
    { client: defaultClient },
  );
  const rows = () => rowsOf(session);
  const ended = () => session.summary().exit !== null;
  // Some faults keep the handshake from ending; then the call comes without it.
  await until(() => ended() || rows().some(({ channel }) => channel === 'stdout'));
  if (!ended()) session.send(addition);
  const answered = () => rows().some(({ method, kind }) => method === 'tools/call' && kind !== 'request');
  await until(() => ended() || answered());
  await session.stop();
  await session.finished;
  const seqs = rowsOf(session).map(({ seq }) => seq);
  return new Set(seqs.flatMap((seq) => session.log.diagnostics(seq).map(({ code }) => code)));
}

test('without a fault nothing is found', async () => {
  expect([...(await found())]).toEqual([]);
});

test.each(faults.map((fault) => [fault.name, fault] as const))('%s', async (name, { raises }) => {
  const codes = await found('--misbehave', name);
  for (const code of raises) expect([...codes]).toContain(code);
});

test('names are given once', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});
