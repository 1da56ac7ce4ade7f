import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { defaultClient } from '#shared/model/client-settings';
import { listProcesses } from './process-tree.ts';
import { isAlive, testEnvironment } from './testing/processes.ts';
import { recordingOf, recordingSessions, rowsOf, story, textOf, until } from './testing/sessions.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { start } = recordingSessions();
const server = path.resolve('node_modules/@modelcontextprotocol/server-everything/dist/index.js');

test('server-everything is greeted, called and stopped, and nothing stays behind', async () => {
  // Through a shell that stays, as npx does.
  const target = { name: 'everything', command: 'sh', args: ['-c', `node '${server}'; exit $?`], env: {}, unset: [] };
  const session = start(target, {
    client: defaultClient,
    limits: { stdinClosedMs: 10_000, terminatedMs: 2000, leftoversMs: 500 },
  });
  await until(() => story(session).includes('< response tools/list'));
  const greeting = rowsOf(session).filter(({ channel }) => channel === 'stdin');
  expect(greeting.map(({ method, id }) => [method, id])).toEqual([
    ['initialize', '1'],
    ['notifications/initialized', null],
    ['tools/list', '2'],
  ]);
  const call = '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get-sum","arguments":{"a":2,"b":40}}}';
  const seq = session.send(call);
  await until(() => session.dissector.exchangeOf(seq)?.state === 'succeeded');
  const { response } = session.dissector.exchangeOf(seq) ?? {};
  expect(await textOf(session, response ?? 0)).toContain('42');
  expect(session.log.row(response ?? 0)).toMatchObject({ method: 'tools/call', subject: 'get-sum', partner: seq });
  expect(session.summary()).toMatchObject({ state: 'running', revision: '2025-11-25', pending: 0 });
  expect(session.log.stderrCount).toBeGreaterThan(0);

  const { pid } = session.summary();
  expect((await listProcesses()).filter((info) => info.group === pid).length).toBe(2);
  await session.stop();
  expect(isAlive(pid ?? 0)).toBe(false);
  expect((await listProcesses()).filter((info) => info.group === pid || info.session === pid)).toEqual([]);
  await session.finished;
  expect(session.summary()).toMatchObject({ state: 'exited', exit: { code: 0, requested: true } });
  expect(story(session).slice(-1)).toEqual(['event exited']);
  expect(recordingOf(session).length).toBe(session.log.length + 1);
  expect(JSON.stringify(recordingOf(session))).not.toContain(testEnvironment.variables.PATH);
});
