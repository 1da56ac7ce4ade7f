import { expect, test, vi } from 'vitest';
import { defaultClient } from '#shared/model/client-settings';
import { showRecording } from '../cli/show.ts';
import { openRecording } from './open-recording.ts';
import type { LiveSession, Session } from './session.ts';
import { nodeTarget } from './testing/processes.ts';
import { recordingSessions, rowsOf, until } from './testing/sessions.ts';

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { start } = recordingSessions();

/** Lists two tools and answers every call with the structured content that the call asks for. */
const server = nodeTarget(`
  const sum = { type: 'object', properties: { sum: { type: 'number' } }, required: ['sum'] };
  const terms = { type: 'object', properties: { a: { type: 'number' }, answer: {} }, required: ['a'] };
  const trap = { type: 'object', properties: { text: { type: 'string', pattern: '^(a+)+$' } } };
  const tools = [
    { name: 'add', inputSchema: terms, outputSchema: sum },
    { name: 'trap', inputSchema: trap },
  ];
  const results = {
    initialize: () => ({ protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 's', version: '1' } }),
    'tools/list': () => ({ tools }),
    'tools/call': ({ arguments: { answer = {} } }) => ({ content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }),
    ping: () => ({}),
  };
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line);
    if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: results[method](params) }));
  });
`);

const isIdle = (session: LiveSession) => session.log.length > 0 && session.summary().pending === 0;

function call(session: LiveSession, id: number, name: string, args: object): void {
  session.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } }));
}

/** Findings of the rules that need a validator, with the method and kind of their rows. */
function found(session: Session): readonly string[] {
  return rowsOf(session).flatMap(({ seq, kind, method }) =>
    session.log
      .diagnostics(seq)
      .filter(({ code }) => /mismatch|schema/.test(code))
      .map(({ code, severity }) => `${kind} ${method}: ${severity} ${code}`),
  );
}

/** What the terminal says of a recording. */
async function shown(file: string): Promise<string> {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  await showRecording({ file, colour: false, signal: new AbortController().signal, write });
  return output;
}

test('wrong arguments and wrong structured content are found, live and in the recording', async () => {
  const session = start(server, { client: defaultClient });
  await until(() => isIdle(session) && session.log.length >= 5);
  call(session, 11, 'add', { a: 'one', answer: { sum: 1 } });
  call(session, 12, 'add', { a: 1, answer: { total: 1 } });
  call(session, 13, 'add', { a: 1, answer: { sum: 1 } });
  const expected = [
    'request tools/call: info tool-args-mismatch',
    'response tools/call: error structured-content-mismatch',
  ];
  await until(() => found(session).length === 2);
  expect(found(session)).toEqual(expected);
  await session.stop();
  await session.finished;
  const recording = session.summary().recording?.path ?? '';

  const opened = openRecording(recording);
  await until(() => opened.summary().loading === null);
  expect(found(opened)).toEqual(expected);
  await opened.dispose();

  const output = await shown(recording);
  expect(output).toContain('/a is "one" and must be a number');
  expect(output).toContain('the member "sum" is missing');
});

test('traffic goes on while a pattern takes for ever', async () => {
  const session = start(server, { client: defaultClient });
  await until(() => isIdle(session) && session.log.length >= 5);
  const answered = () => rowsOf(session).filter(({ kind, method }) => kind === 'response' && method === 'ping').length;
  call(session, 11, 'trap', { text: `${'a'.repeat(40)}!` });
  session.send('{"jsonrpc":"2.0","id":12,"method":"ping"}');
  await until(() => answered() === 1);
  for (let id = 13; id < 113; id++) session.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' }));
  await until(() => answered() === 101);
  await until(() => found(session).length > 0);
  expect(found(session)).toEqual(['request tools/call: info schema-not-checked']);
  await session.stop();
});

test('what is outstanding at the end is waited for, and printed however much it is', async () => {
  const session = start(server, { client: defaultClient });
  await until(() => isIdle(session) && session.log.length >= 5);
  const calls = 1500;
  for (let id = 11; id < 11 + calls; id++) call(session, id, 'add', { a: 'one' });
  await session.stop();
  await session.finished;
  expect(found(session).filter((finding) => finding.endsWith('tool-args-mismatch'))).toHaveLength(calls);
  const output = await shown(session.summary().recording?.path ?? '');
  expect(output.match(/ tool-args-mismatch /g)).toHaveLength(calls);
});

test('schemas that are too deep or too large are said, and what follows goes on', async () => {
  const levels = 1_000_000;
  const session = start(
    nodeTarget(`
      const deep = '{"type":"object","not":' + '{"not":'.repeat(${levels}) + '{}' + '}'.repeat(${levels}) + '}';
      const large = (size) => JSON.stringify({ type: 'object', description: 'x'.repeat(size) });
      const listing = (schema) => '{"tools":[{"name":"t","inputSchema":' + schema + '}]}';
      const greeting = '{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}';
      const results = [greeting, listing(deep), listing(large(1e6)), listing(large(5e7)), '{}', '{"content":[]}'];
      require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { id } = JSON.parse(line);
        console.log('{"jsonrpc":"2.0","id":' + id + ',"result":' + results[id] + '}');
      });
    `),
  );
  session.send(
    '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}',
  );
  for (let id = 1; id <= 3; id++) session.send(JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list' }));
  session.send('{"jsonrpc":"2.0","id":4,"method":"ping"}');
  await until(() => isIdle(session) && session.log.length >= 11, 40_000);
  call(session, 5, 't', {});
  await until(() => isIdle(session) && session.log.length >= 13);
  const messages = rowsOf(session).flatMap(({ seq }) =>
    session.log.diagnostics(seq).flatMap(({ code, message }) => (code === 'schema-not-checked' ? [message] : [])),
  );
  expect(messages).toEqual([
    'The inputSchema of the tool "t" was not checked: the schema is nested too deeply.',
    'The inputSchema of the tool "t" was not checked: the schema is larger than 512 KiB.',
    'The schemas of the tools were not checked: lines of more than 16 MiB are not parsed.',
    expect.stringMatching(/^The arguments were not checked .*: the schema is larger than 512 KiB\.$/),
  ]);
  await session.stop();
});
