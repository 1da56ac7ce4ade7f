import { describe, expect, test } from 'vitest';
import type { Handlers } from '#shared/ipc/contract';
import { CommandError } from './command-error.ts';
import { answer, isOurPage } from './door.ts';

/** Answers every command with what it was called with. */
function echo(result: (name: string, args: unknown) => unknown): Handlers {
  const handler = (name: string) => (args: unknown) => result(name, args);
  return new Proxy({} as Handlers, { get: (_target, name) => handler(String(name)) });
}

const calls = echo((name, args) => ({ name, args }));

test('a fitting command reaches its handler', async () => {
  const reply = await answer(calls, true, 'session.stop', { session: 'a' }, 1);
  expect(reply).toEqual({ ok: true, value: { name: 'session.stop', args: { session: 'a' } } });
});

describe('refused as bad-argument', () => {
  test.each([
    ['an unknown command', 'session.delete', {}],
    ['a name of every object', 'toString', null],
    ['a name that is no text', { name: 'app.info' }, null],
    ['a missing argument', 'session.stop', undefined],
    ['an argument of the wrong type', 'session.stop', { session: 7 }],
    ['an argument too many', 'session.stop', { session: 'a', force: true }],
    ['a number out of range', 'log.read', { session: 'a', from: -1, count: 10 }],
    ['too much at once', 'log.read', { session: 'a', from: 0, count: 1_000_000 }],
  ])('%s', async (_what, name, args) => {
    expect(await answer(calls, true, name, args, 1)).toMatchObject({ ok: false, error: { code: 'bad-argument' } });
  });
});

test('whoever is not our page is refused', async () => {
  expect(await answer(calls, false, 'app.info', null, 1)).toMatchObject({ ok: false, error: { code: 'bad-argument' } });
});

test('what a handler throws travels as data, with its code if it has one', async () => {
  const throwing = (error: unknown) =>
    echo(() => {
      throw error;
    });
  const gone = new CommandError('not-found', 'This session is no longer there.');
  expect(await answer(throwing(gone), true, 'app.info', null, 1)).toEqual({
    ok: false,
    error: { code: 'not-found', message: 'This session is no longer there.' },
  });
  expect(await answer(throwing(new Error('disk')), true, 'app.info', null, 1)).toEqual({
    ok: false,
    error: { code: 'failed', message: 'disk' },
  });
  expect(await answer(throwing('text'), true, 'app.info', null, 1)).toMatchObject({ error: { message: 'text' } });
});

test('a handler that rejects is answered too', async () => {
  const rejecting = echo(() => Promise.reject(new Error('later')));
  expect(await answer(rejecting, true, 'app.info', null, 1)).toMatchObject({ error: { message: 'later' } });
});

describe('our page', () => {
  test.each([
    ['the window’s main frame', { url: 'app://local/', parent: null }, true],
    ['a frame in it', { url: 'app://local/', parent: {} }, false],
    ['another host', { url: 'app://locally/', parent: null }, false],
    ['a page of the web', { url: 'https://example.invalid/app://local/', parent: null }, false],
    ['a frame that is gone', null, false],
  ])('%s', (_what, frame, expected) => {
    expect(isOurPage(frame, 'app://local')).toBe(expected);
  });
});
