import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { serve } from '#shared/peer/server/connection';
import { Registry } from '#shared/peer/server/registry';
import { usualSettings } from '#shared/peer/server/settings';
import { nodeTimers } from './node-timers.ts';
import { StdioTransport } from './stdio-transport.ts';

const ping = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`;

/** What a server answers to these bytes, and what it notes; the input ends behind them. */
async function answers(...chunks: readonly (string | Uint8Array)[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const notes: string[] = [];
  const note = (text: string) => notes.push(text);
  const settings = { ...usualSettings, info: { name: 's', version: '1' }, registry: new Registry() };
  const transport = new StdioTransport({ input, output, note });
  const connection = serve({ settings, transport, timers: nodeTimers, note });
  for (const chunk of chunks) input.write(chunk);
  input.end();
  await new Promise((resolve) => input.once('end', resolve));
  await connection.idle();
  const lines = String(output.read() ?? '')
    .split('\n')
    .filter((line) => line !== '');
  return { ids: lines.map((line) => JSON.parse(line).id), notes };
}

test('lines are cut at LF, wherever the chunks are', async () => {
  const text = `${ping(1)}\n${ping(2)}\r\n`;
  expect((await answers(text)).ids).toEqual([1, 2]);
  expect((await answers(...text)).ids).toEqual([1, 2]);
});

test('a last line without an end is served', async () => {
  expect((await answers(`${ping(1)}\n${ping(2)}`)).ids).toEqual([1, 2]);
});

test('what is not UTF-8 is passed over and noted', async () => {
  const bad = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}\n')]);
  const { ids, notes } = await answers(bad, `${ping(1)}\n`);
  expect(ids).toEqual([1]);
  expect(notes).toEqual(['passed over a line that is not UTF-8']);
});
