import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { censusOf } from './census.ts';
import { mayRepeatKeys, repeatedKey } from './duplicates.ts';
import { idInOtherType, idText } from './ids.ts';
import { unsafeIntegers } from './integers.ts';
import { parse, parseLimit, read } from './parse.ts';
import { depthAfter, endOfValue } from './scan.ts';

const encoder = new TextEncoder();
const of = (text: string) => parse(encoder.encode(text));

describe('parse', () => {
  test.each([
    ['{"jsonrpc":"2.0","id":0,"method":"m","params":{}}', { kind: 'request', id: 0, method: 'm' }],
    ['{"id":null,"method":"m"}', { kind: 'request', id: null }],
    ['{"id":"0","method":"m"}', { kind: 'request', id: '0' }],
    ['{"method":"m"}', { kind: 'notification', method: 'm' }],
    ['{"id":1,"result":null}', { kind: 'response', id: 1, result: null }],
    ['{"id":1,"result":{},"error":null}', { kind: 'response', id: 1 }],
    ['{"id":1,"result":{},"error":{}}', { kind: 'error', id: 1 }],
    ['{"error":{}}', { kind: 'error', id: undefined }],
    ['{"id":true,"method":"m"}', { kind: 'invalid', reason: 'not-jsonrpc' }],
    ['{"id":1,"method":5}', { kind: 'invalid', reason: 'not-jsonrpc' }],
    ['{}', { kind: 'invalid', reason: 'not-jsonrpc' }],
    ['5', { kind: 'invalid', reason: 'not-jsonrpc', json: 5 }],
    ['', { kind: 'blank' }],
    [' \t\r', { kind: 'blank' }],
    ['hello', { kind: 'invalid', reason: 'not-json' }],
    ['{"a":', { kind: 'invalid', reason: 'not-json' }],
    ['{"a":1}{"a":1}', { kind: 'invalid', reason: 'not-json' }],
    ['[]', { kind: 'batch', items: [] }],
    ['[[1],{"method":"m"}]', { kind: 'batch', items: [{ kind: 'invalid' }, { kind: 'notification' }] }],
    ['\uFEFF{"method":"m"}', { kind: 'notification' }],
    ['\uFEFF\uFEFF{"method":"m"}', { kind: 'invalid', reason: 'not-json' }],
  ])('%s', (text, message) => expect(of(text)).toMatchObject(message));

  test('undecodable bytes do not hide a message, but are the reason when there is none', () => {
    expect(parse(Uint8Array.from([...encoder.encode('{"method":"'), 0xff, ...encoder.encode('"}')]))).toMatchObject({
      kind: 'notification',
      method: '\uFFFD',
    });
    expect(parse(Uint8Array.from([0xff, 0xfe]))).toMatchObject({ kind: 'invalid', reason: 'not-utf8' });
  });

  test('a line too large to parse still says what it is', () => {
    const large = (head: string, tail: string) => read(encoder.encode(head + 'x'.repeat(parseLimit) + tail));
    expect(large('{"jsonrpc":"2.0","id":7,"result":{"a":"', '"}}')).toMatchObject({
      whole: false,
      message: { kind: 'response', id: 7 },
    });
    expect(large('{"jsonrpc":"2.0","id":"7","method":"m","params":{"a":"', '"}}').message).toMatchObject({
      kind: 'request',
      id: '7',
      method: 'm',
    });
    expect(large('{"jsonrpc":"2.0","id":7,"result":{"a":"', '').message).toMatchObject({
      kind: 'invalid',
      reason: 'too-large',
    });
    expect(large('log: ', '').message).toMatchObject({ kind: 'invalid', reason: 'too-large' });
  });

  test('no JSON is mistaken for noise', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom(0, 1, '\t'),
        fc.constantFrom('', ' ', '\t\r'),
        (value, space, around) => {
          const message = of(around + JSON.stringify(value, null, space) + around);
          expect(message.kind === 'invalid' ? message.reason : 'not-jsonrpc').toBe('not-jsonrpc');
        },
      ),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(parse(bytes).kind).toBeTypeOf('string');
      }),
    );
  });
});

test('ids keep their JSON type', () => {
  expect([0, '0', null, 1.5, 'a"b'].map(idText)).toEqual(['0', '"0"', 'null', '1.5', '"a\\"b"']);
  expect([1, '1', '01', 'x', '', null].map(idInOtherType)).toEqual([
    '1',
    1,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('scanning', () => {
  test('finds the end of any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', ' ', ',1', ']', '\n{}'), (value, rest) => {
        const json = JSON.stringify(value);
        expect(endOfValue(json + rest, 0)).toBe(json.length);
      }),
    );
  });

  test('depth', () => {
    expect(depthAfter('{"a":["}"', 0)).toBe(2);
    expect(depthAfter(']}', 2)).toBe(0);
    expect(depthAfter(']]]]', 1)).toBe(0);
  });
});

describe('repeated keys', () => {
  const suspects = (text: string) => mayRepeatKeys(text, censusOf(of(text)).keys);

  test('are found whatever the JSON around them', () => {
    const name = fc.string().filter((key) => key !== '__proto__');
    fc.assert(
      fc.property(fc.dictionary(name, fc.jsonValue(), { minKeys: 1 }), fc.jsonValue(), (object, value) => {
        const json = JSON.stringify(object);
        const [first = ''] = Object.keys(object);
        expect(repeatedKey(json)).toBeNull();
        const text = `[${json},${json.slice(0, -1)},${JSON.stringify(first)}:${JSON.stringify(value)}}]`;
        expect(repeatedKey(text)?.key).toBe(first);
        expect(repeatedKey(text)?.pointer).toMatch(/^\/1\//);
      }),
    );
  });

  test('are looked for only where the numbers of keys differ', () => {
    expect(suspects('{"method":"a","params":{"x":[{"y":1},{"y":2}]}}')).toBe(false);
    expect(suspects('{"method":"a","params":{"text":"{\\"x\\":1}"}}')).toBe(false);
    expect(suspects('{"method":"a","method":"b"}')).toBe(true);
  });
});

describe('unsafe integers', () => {
  test('with their digits and place', () => {
    const text = '{"id":9007199254740993,"s":"9007199254740993","n":[-1e3,0.12345678901234567,-9007199254740994]}';
    expect(unsafeIntegers(text, 10)).toEqual([
      { digits: '9007199254740993', from: 6, becomes: '9007199254740992' },
      { digits: '-9007199254740994', from: text.indexOf('-9007'), becomes: '-9007199254740994' },
    ]);
  });

  test('the census never misses one', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.jsonValue(), (integer, value) => {
        const text = `{"method":"m","params":[${JSON.stringify(value)},{"n":${integer}}]}`;
        const unsafe = integer > 9007199254740991n || integer < -9007199254740991n;
        if (unsafe) expect(censusOf(of(text)).unsafe).toBe(true);
        expect(unsafeIntegers(text, 100).some(({ digits }) => digits === String(integer))).toBe(unsafe);
      }),
    );
  });
});
