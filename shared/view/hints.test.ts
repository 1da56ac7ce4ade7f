import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintsFor, idRange } from './hints.ts';

const codes = (text: string, nextId: number | null = 5) => hintsFor(text, { nextId }).map((hint) => hint.code);
const words = (text: string) => hintsFor(text, { nextId: 5 }).map((hint) => hint.text);

describe('hints', () => {
  test('a good request, notification and answer need none', () => {
    expect(codes('{"jsonrpc":"2.0","id":5,"method":"ping"}')).toEqual([]);
    expect(codes('{"jsonrpc":"2.0","id":"a","method":"ping"}')).toEqual([]);
    expect(codes('{"jsonrpc":"2.0","method":"notifications/initialized"}')).toEqual([]);
    expect(codes('{"jsonrpc":"2.0","id":1,"result":{}}')).toEqual([]);
  });

  test('says where JSON ends', () => {
    expect(words('{"a" 1}')).toEqual(['Not JSON from character 6 on.']);
    expect(words('{"a":1}\n{"b"}')).toContain('Not JSON from line 2, character 1 on.');
  });

  test('says that line breaks make several lines', () => {
    expect(words('{\n"jsonrpc":"2.0","method":"x"\n}')).toEqual([
      'Will arrive as 3 lines: each line is a message of its own.',
    ]);
  });

  test('names what is no JSON-RPC message', () => {
    expect(codes('')).toEqual(['empty']);
    expect(codes('[]')).toEqual(['batch']);
    expect(codes('"hello"')).toEqual(['not-object']);
    expect(codes('{"method":"x"}')).toEqual(['no-jsonrpc']);
    expect(codes('{"jsonrpc":"2.0","id":9}')).toEqual(['no-method']);
  });

  test('names ids that are wrong or not free', () => {
    expect(codes('{"jsonrpc":"2.0","id":null,"method":"x"}')).toEqual(['bad-id']);
    expect(codes('{"jsonrpc":"2.0","id":1.5,"method":"x"}')).toEqual(['bad-id']);
    expect(words('{"jsonrpc":"2.0","id":3,"method":"x"}')).toEqual(['Id 3 may have been used already; 5 is free.']);
    expect(codes('{"jsonrpc":"2.0","id":3,"method":"x"}', null)).toEqual([]);
  });

  test('never fail, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const hint of hintsFor(text, { nextId: 1 })) expect(hint.text).not.toBe('');
      }),
    );
  });

  test('find the id in the text', () => {
    const text = '{"params":{"id":1}, "id" : 42}';
    const range = idRange(text);
    expect(text.slice(range?.from, range?.to)).toBe('42');
    expect(idRange('[1]')).toBeNull();
    expect(idRange('nothing')).toBeNull();
  });
});
