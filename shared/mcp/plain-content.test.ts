import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transcript } from '../engine/transcript.ts';
import { uriFault } from './formats/uri.ts';

const scrap = fc.constantFrom(
  'a',
  'Z',
  '9',
  '_',
  '~',
  '.',
  '-',
  '/',
  ':',
  '//',
  '%20',
  '%',
  ' ',
  '[',
  '?',
  '#',
  '@',
  'é',
);

test('what is passed over as a plain address has no fault, and whatever has one is told', () => {
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 8 }), fc.constantFrom('file://', 'x://', 'a:', ''), (scraps, scheme) => {
      const uri = scheme + scraps.join('');
      const { codes } = transcript([
        `C>S {"jsonrpc":"2.0","id":1,"method":"resources/read","params":${JSON.stringify({ uri })}}`,
      ]);
      expect(codes.includes('#1 uri-invalid'), uri).toBe(uriFault(uri) !== null);
    }),
    { numRuns: 500 },
  );
});
