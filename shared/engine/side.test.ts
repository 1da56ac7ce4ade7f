import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Id } from '../model/message.ts';
import { type Open, Side } from './side.ts';

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
        side.opened(openRequest(id, position + 1));
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
  const [first, second, third] = [openRequest(7, 1), openRequest(7, 2), openRequest(7, 3)];
  for (const open of [first, second, third]) side.opened(open);
  side.closed(second);
  expect(side.openWith(7)).toBe(first);
  side.closed(first);
  expect(side.openWith(7)).toBe(third);
  side.closed(third);
  expect(side.openWith(7)).toBeUndefined();
  expect(side.latestWith(7)).toBe(3);
});

function openRequest(id: Id, index: number): Open {
  return {
    index,
    request: { seq: index, id, method: 'ping', at: index },
    asked: undefined,
    token: undefined,
    heardAt: index,
  };
}
