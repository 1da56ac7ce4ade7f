import { describe, expect, test } from 'vitest';
import { baggageFault, traceParentFault, traceStateFault } from './trace-context.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';

describe('traceparent', () => {
  test.each([`00-${trace}-${span}-01`, `00-${trace}-${span}-00`, `cc-${trace}-${span}-01-later`])('%s', (text) => {
    expect(traceParentFault(text)).toBeNull();
  });

  test.each([
    ['', 'is not a version'],
    ['abc', 'is not a version'],
    [`${trace}-${span}-01`, 'is not a version'],
    [`00-${trace}-${span}`, 'is not a version'],
    [`00-${trace.toUpperCase()}-${span}-01`, 'has capital letters'],
    [`ff-${trace}-${span}-01`, 'has the version ff'],
    [`00-${trace}-${span}-01-x`, 'goes on after its flags'],
    [`00-${'0'.repeat(32)}-${span}-01`, 'has only zeros as its trace id'],
    [`00-${trace}-${'0'.repeat(16)}-01`, 'has only zeros as its parent id'],
    [`00-${trace}-${span}-01\n`, 'is not a version'],
  ])('not %j', (text, fault) => {
    expect(traceParentFault(text)?.slice(0, fault.length)).toBe(fault);
  });
});

describe('tracestate', () => {
  test.each([
    'rojo=00f067aa0ba902b7',
    'congo=t61rcWkgMzE,rojo=1',
    'a=1 , b=2',
    'a=1,,b=2',
    'tenant@sys=a:b',
    '',
    '1a=x',
  ])('%s', (text) => {
    expect(traceStateFault(text)).toBeNull();
  });

  test.each([
    ['abc', 'has "abc", which is no key and value of it'],
    ['=1', 'has "=1", which is no key and value of it'],
    ['Key=1', 'has "Key=1", which is no key and value of it'],
    ['a=b=c', 'has "a=b=c", which is no key and value of it'],
    ['a=1,a=2', 'has the key "a" twice'],
    [Array.from({ length: 33 }, (_, index) => `k${index}=1`).join(), 'has more than 32 members'],
  ])('not %j', (text, fault) => {
    expect(traceStateFault(text)).toBe(fault);
  });
});

describe('baggage', () => {
  test.each(['userId=alice', 'a=1,b=2', 'a = 1 ; p ; q = 2, b=', 'serverNode=DF%2028,isProduction=false'])(
    '%s',
    (text) => {
      expect(baggageFault(text)).toBeNull();
    },
  );

  test.each([
    ['', 'has "", which is no key with a value'],
    ['alice', 'has "alice", which is no key with a value'],
    ['a=1,', 'has "", which is no key with a value'],
    ['user id=1', 'has "user id=1", which does not begin with a key'],
    ['a=x y', 'has "a=x y", whose value has a space at character 2'],
    ['a=1;ü', 'has "ü", which does not begin with a key'],
  ])('not %j', (text, fault) => {
    expect(baggageFault(text)).toBe(fault);
  });
});

test('long texts are read in one go', () => {
  const spaces = ' '.repeat(1_000_000);
  expect(traceStateFault(`a=1${spaces}x`)).not.toBeNull();
  expect(baggageFault(`a=1${spaces}x`)?.length).toBeLessThan(200);
  expect(traceParentFault(`00-${'a'.repeat(1_000_000)}`)).not.toBeNull();
});
