import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Id } from '../model/message.ts';
import { Side } from './side.ts';

const anyId: fc.Arbitrary<Id> = fc.oneof(
  fc.integer({ min: -3, max: 20 }),
  fc.integer({ min: 900, max: 4000 }),
  fc.constantFrom(0.5, 2 ** 31, 2 ** 53, 1e300, '', '1', '1025', null),
);

test('the latest exchange of an id is the one that was opened last, whatever the id', () => {
  fc.assert(
    fc.property(fc.array(anyId, { maxLength: 200 }), (ids) => {
      const side = new Side();
      const latest = new Map<Id, number>();
      ids.forEach((id, position) => {
        side.opened(id, position + 1);
        latest.set(id, position + 1);
      });
      for (const [id, index] of latest) expect(side.latestWith(id)).toBe(index);
      expect(side.latestWith(21)).toBeUndefined();
      expect(side.latestWith('2')).toBeUndefined();
    }),
  );
});

test('exchanges with one id are open from the oldest to the latest', () => {
  const side = new Side();
  for (const index of [1, 2, 3]) side.opened(7, index);
  side.closed(7, 2);
  expect(side.openWith(7)).toBe(1);
  side.closed(7, 1);
  expect(side.openWith(7)).toBe(3);
  side.closed(7, 3);
  expect(side.openWith(7)).toBeUndefined();
  expect(side.latestWith(7)).toBe(3);
});
