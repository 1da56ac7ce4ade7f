import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Records } from './records.ts';

test('records keep what was set, in whatever order and however far apart, and are zero before', () => {
  const write = fc.record({ index: fc.nat(5000), real: fc.double(), whole: fc.nat(0xffff_ffff) });
  fc.assert(
    fc.property(fc.array(write), (writes) => {
      const records = new Records(2);
      const expected = new Map(writes.map((one) => [one.index, one]));
      for (const { index, real, whole } of writes) {
        records.setReal(index, 0, real);
        records.setWhole(index, 2, whole);
      }
      for (let index = 0; index <= 5001; index += 7) expected.set(index, expected.get(index) ?? zero(index));
      for (const { index, real, whole } of expected.values()) {
        expect([records.real(index, 0), records.whole(index, 2), records.whole(index, 3)]).toEqual([real, whole, 0]);
      }
    }),
    { numRuns: 50 },
  );
});

function zero(index: number) {
  return { index, real: 0, whole: 0 };
}
