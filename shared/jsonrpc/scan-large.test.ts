import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Envelope, scanEnvelope } from './scan-large.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const scan = (text: string) => scanEnvelope(bytesOf(text));

const nothing: Envelope = {
  id: null,
  method: null,
  jsonrpc: null,
  has: { result: false, error: false, params: false },
  complete: true,
  problem: null,
};

describe('whole objects', () => {
  test('a request, a response and an error', () => {
    expect(scan('{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"add"}}')).toEqual({
      ...nothing,
      jsonrpc: '2.0',
      id: '7',
      method: 'tools/call',
      has: { ...nothing.has, params: true },
    });
    expect(scan('{"result":[],"id":"7","jsonrpc":"2.0"}')).toEqual({
      ...nothing,
      jsonrpc: '2.0',
      id: '"7"',
      has: { ...nothing.has, result: true },
    });
    expect(scan('{"error":{},"id":null}')).toEqual({ ...nothing, id: 'null', has: { ...nothing.has, error: true } });
  });

  test('white space and a byte order mark', () => {
    expect(scan('\ufeff \t{ "id" : 1 ,\r\n "method" : "ping" } \n')).toEqual({ ...nothing, id: '1', method: 'ping' });
  });

  test('an empty object', () => {
    expect(scan(' {} ')).toEqual(nothing);
  });

  test('keys and values with escapes', () => {
    expect(scan('{"\\u0069d":"a\\"b\\\\","method":"\\u0070ing"}')).toEqual({
      ...nothing,
      id: '"a\\"b\\\\"',
      method: 'ping',
    });
  });

  test('look-alikes inside of values are not the envelope', () => {
    expect(
      scan('{"params":{"id":1,"method":"no","result":2,"s":"}],\\"id\\":9"},"x":[{"error":1}],"y":"\\\\","id":5}'),
    ).toEqual({ ...nothing, id: '5', has: { ...nothing.has, params: true } });
  });

  test('of a key that comes twice the last one counts, as for JSON.parse', () => {
    expect(scan('{"id":1,"id":2}')?.id).toBe('2');
  });

  test('a method that is no string is none, and an id may be anything', () => {
    expect(scan('{"method":7,"jsonrpc":2,"id":[1, {"a":"]"}]}')).toEqual({ ...nothing, id: '[1, {"a":"]"}]' });
  });

  test('an id that nobody can mean is cut', () => {
    expect(scan(`{"id":"${'x'.repeat(5000)}","method":"m"}`)).toMatchObject({ method: 'm', complete: true });
    expect(scan(`{"id":"${'x'.repeat(5000)}"}`)?.id).toHaveLength(1000);
  });
});

describe('what is not one object', () => {
  test.each(['', ' ', '[]', '"x"', '7', 'null', 'hello', '\ufeff'])('%j', (text) => {
    expect(scan(text)).toBeNull();
  });

  test.each([
    ['{"id":1} {"id":2}', 'something follows the object, at byte 9'],
    ['{"id":1', 'the object does not end'],
    ['{"id":1,', 'the object does not end'],
    ['{"id":1,"params":{"a":[1,2', 'the object does not end'],
    ['{"id":1,"params":"abc', 'the object does not end'],
    ['{"id":1 "a":2}', 'a comma was expected at byte 8'],
    ['{"id" 1}', 'a colon was expected at byte 6'],
    ['{"id":1,"x":}', 'a value was expected at byte 12'],
    ['{"id":1,}', 'a key was expected at byte 8'],
    ['{id:1}', 'a key was expected at byte 1'],
  ])('%j', (text, problem) => {
    const found = scan(text);
    expect(found?.problem).toBe(problem);
    if (text.startsWith('{"id":1')) expect(found?.id).toBe('1');
  });
});

const key = fc.oneof(fc.constantFrom('id', 'method', 'jsonrpc', 'result', 'error', 'params'), fc.string());
const value = fc.oneof(fc.jsonValue(), fc.string(), fc.constantFrom('{"id":3}', '"', '\\', '}]'));

describe('properties', () => {
  test('says of any object what JSON.parse says', () => {
    fc.assert(
      fc.property(fc.dictionary(key, value), fc.nat(2), (object, indent) => {
        const text = JSON.stringify(object, null, indent);
        const parsed: { readonly [key: string]: unknown } = JSON.parse(text);
        const has = (name: string) => Object.hasOwn(parsed, name);
        const string = (name: string) => (typeof parsed[name] === 'string' ? parsed[name] : null);
        const found = scan(text);
        const id = found?.id ?? null;
        // What is cut can only be compared as text.
        if (id !== null && bytesOf(id).length >= 1000) expect(text).toContain(id.slice(0, 300));
        else expect(id === null ? undefined : JSON.parse(id)).toEqual(parsed.id);
        expect({ ...found, id: null }).toEqual({
          ...nothing,
          method: string('method'),
          jsonrpc: string('jsonrpc'),
          has: { result: has('result'), error: has('error'), params: has('params') },
        });
      }),
    );
  });

  test('says of no torn object that it is complete', () => {
    fc.assert(
      fc.property(
        fc.dictionary(key, value, { minKeys: 1 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (object, part) => {
          const whole = bytesOf(JSON.stringify(object));
          const found = scanEnvelope(whole.subarray(0, Math.floor(whole.length * part)));
          expect(found === null || (!found.complete && found.problem !== null)).toBe(true);
        },
      ),
    );
  });

  test('never throws', () => {
    const scraps = fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', ' ', '"id"', '"', '\\', '1', 'x'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          scraps.map((parts) => bytesOf(`{${parts.join('')}`)),
        ),
        (bytes) => {
          const found = scanEnvelope(bytes);
          expect(found === null || found.complete || found.problem !== null).toBe(true);
        },
      ),
    );
  });
});
