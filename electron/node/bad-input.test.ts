import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { defaultClient } from '#shared/model/client-settings';
import type { Row } from '#shared/view/row';
import { commandTarget, impatient, isAlive, nodeTarget } from './testing/processes.ts';
import { recordingSessions, rowsOf, until } from './testing/sessions.ts';

// Real processes and files on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const { start } = recordingSessions();

const hello = '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"hello"}}';

/** A server that writes these pieces one after the other and then answers every line by the same line. */
function writes(...pieces: readonly (string | Buffer)[]) {
  const encoded = pieces.map((piece) => Buffer.from(piece).toString('base64'));
  return nodeTarget(`
    const pieces = ${JSON.stringify(encoded)}.map((piece) => Buffer.from(piece, 'base64'));
    const next = () => {
      const piece = pieces.shift();
      if (piece === undefined) process.stdin.pipe(process.stdout);
      else process.stdout.write(piece, () => setTimeout(next, 5));
    };
    next();`);
}

const cases: readonly (readonly [name: string, pieces: readonly (string | Buffer)[], codes: readonly string[]])[] = [
  ['a print() line among messages', ['debug: starting up\n'], ['stdout-not-json']],
  ['invalid UTF-8', [Buffer.from('{"a":"\xff"}\n', 'latin1')], ['invalid-utf8']],
  ['a byte order mark', [`\ufeff${hello}\n`], ['utf8-bom']],
  ['CR LF', [`${hello}\r\n`], ['cr-line-ending']],
  ['NUL bytes', ['\0\0\n'], ['stdout-not-json']],
  ['LSP framing', [`Content-Length: ${hello.length}\r\n\r\n${hello}\n`], ['content-length-header']],
  ['two messages on one line', [`${hello}${hello}\n`], ['several-messages-on-line']],
  ['JSON over many lines', [`${JSON.stringify(JSON.parse(hello), null, 2)}\n`], ['embedded-newline']],
];

describe('the traffic goes on, the finding says what it is, the bytes are kept', () => {
  test.each(cases)('%s', async (_name, pieces, codes) => {
    const session = start(writes(...pieces));
    await until(() => outputOf(session).length > 0);
    const ping = session.send('{"jsonrpc":"2.0","id":1,"method":"ping"}');
    await until(() => outputOf(session).at(-1)?.method === 'ping');
    await session.stop();
    await session.finished;
    expect(findingsOf(session)).toEqual(expect.arrayContaining([...codes]));
    expect(await bytesOf(session, 'stdout')).toEqual(
      Buffer.concat([...pieces.map((piece) => Buffer.from(piece)), await sent(ping)]),
    );

    async function sent(seq: number): Promise<Buffer> {
      const entry = await session.entry(seq);
      return Buffer.concat([entry.kind === 'frame' ? entry.frame.bytes : Buffer.alloc(0), Buffer.from('\n')]);
    }
  });

  test('a character split over chunks is no finding', async () => {
    const bytes = Buffer.from(`${hello.replace('hello', 'h\u00e9llo \u{1f600}')}\n`);
    const session = start(writes(...Array.from(bytes, (byte) => Buffer.from([byte]))));
    await until(() => outputOf(session).length > 0);
    expect(outputOf(session)[0]).toMatchObject({ kind: 'notification', findings: 0, size: bytes.length });
  });

  test('any bytes at all', async () => {
    const bytes = Buffer.concat([randomBytes(200_000), Buffer.from('\r\n\n\r\n'), randomBytes(1000)]);
    const session = start(commandTarget('cat'), { stdinScript: bytes });
    await until(() => session.summary().partials.length === 2);
    await session.stop();
    await session.finished;
    expect((await bytesOf(session, 'stdin')).equals(bytes)).toBe(true);
    expect((await bytesOf(session, 'stdout')).equals(bytes)).toBe(true);
  });

  test('no newline at the end', async () => {
    const session = start(commandTarget('printf', '%s', hello));
    await session.finished;
    expect(findingsOf(session)).toContain('partial-last-line');
    expect(await bytesOf(session, 'stdout')).toEqual(Buffer.from(hello));
  });

  test('a server that exits at once', async () => {
    const session = start(commandTarget('true'), { client: defaultClient });
    await session.finished;
    expect(session.summary()).toMatchObject({ state: 'failed', exit: { code: 0 }, failure: { stage: 'first-byte' } });
    expect(session.summary().pending).toBe(0);
  });

  test('a server that answers after its stdin was closed', async () => {
    const session = start(
      nodeTarget(`process.stdin.resume().on('end', () => console.log('${hello}')); console.log('${hello}')`),
    );
    await until(() => outputOf(session).length > 0);
    await session.stop();
    await session.finished;
    expect(outputOf(session).filter(({ kind }) => kind === 'notification').length).toBe(2);
  });

  test('a server that ignores all that it is told to do', async () => {
    const session = start(
      nodeTarget(`process.on('SIGTERM', () => {}); console.log('${hello}'); setInterval(() => {}, 1000)`),
      { limits: impatient },
    );
    await until(() => outputOf(session).length > 0);
    await session.stop();
    await session.finished;
    expect(
      rowsOf(session)
        .slice(-5)
        .map(({ summary }) => summary),
    ).toEqual([
      expect.stringContaining('stdin'),
      expect.stringContaining('SIGTERM'),
      expect.stringContaining('SIGKILL'),
      expect.stringContaining('stdout'),
      expect.stringContaining('SIGKILL'),
    ]);
    expect(isAlive(session.summary().pid ?? 0)).toBe(false);
  });
});

type Started = ReturnType<typeof start>;

function outputOf(session: Started): readonly Row[] {
  return rowsOf(session).filter(({ channel, size }) => channel === 'stdout' && size > 0);
}

function findingsOf(session: Started): readonly string[] {
  return rowsOf(session).flatMap(({ seq }) => session.log.diagnostics(seq).map(({ code }) => code));
}

const endings = { lf: '\n', crlf: '\r\n', eof: '', overflow: '' };

/** Everything on the channel, put together from what was recorded. */
async function bytesOf(session: Started, channel: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (const row of rowsOf(session).filter((candidate) => candidate.channel === channel)) {
    const entry = await session.entry(row.seq);
    if (entry.kind === 'frame') parts.push(entry.frame.bytes, Buffer.from(endings[entry.frame.ending]));
  }
  return Buffer.concat(parts);
}
