import { describe, expect, test } from 'vitest';
import { Listing } from './listings.ts';

/** Takes pages in; `asked` is the `seq` of the request, the answer is the next frame. */
class Told extends Listing {
  page(asked: number, names: readonly string[], is: 'first' | 'further' | 'only' | 'last'): this {
    const items = names.map((name) => ({ name }));
    const page = { pointer: '/result/tools', asked, first: is === 'first' || is === 'only' };
    this.take(items, 'name', asked + 1, { ...page, last: is === 'last' || is === 'only' });
    return this;
  }
}

describe('a list', () => {
  test('is whole after its last page', () => {
    const list = new Told().page(1, ['a'], 'first');
    expect([list.complete, list.names()]).toEqual([false, ['a']]);
    list.page(3, ['b'], 'last');
    expect([list.complete, list.current, list.names()]).toEqual([true, true, ['a', 'b']]);
    expect(list.get('b')).toMatchObject({ seq: 4, pointer: '/result/tools/0' });
  });

  test('is not whole when its first page was not seen, or when a page could not be read', () => {
    expect(new Told().page(1, ['b'], 'last').complete).toBe(false);
    const holed = new Told().page(1, ['a'], 'first');
    holed.lose();
    expect(holed.page(5, ['c'], 'last').complete).toBe(false);
    expect(holed.page(7, ['a'], 'only').complete).toBe(true);
  });

  test('is not whole when it is too long to be kept', () => {
    const names = Array.from({ length: 10_001 }, (_, index) => `t${index}`);
    const long = new Told().page(1, names, 'only');
    expect([long.complete, long.names().length, long.get('t9999')?.seq]).toEqual([false, 10_000, 2]);
    expect(long.get('t10000')).toBeUndefined();
    expect(new Told().page(1, [...names.slice(1), 't1'], 'only').complete).toBe(true);
  });

  test('is outdated by a change until it is asked for anew', () => {
    const list = new Told().page(1, ['a'], 'only');
    list.change(3);
    expect([list.complete, list.current, list.outdatedBy]).toEqual([true, false, 3]);
    expect(list.page(2, ['a'], 'only').outdatedBy, 'asked for before the change').toBe(3);
    expect(list.page(4, ['a'], 'only').current).toBe(true);
  });

  test('keeps what was listed before until a new one is whole', () => {
    const list = new Told().page(1, ['a', 'b'], 'only').page(3, ['c'], 'first');
    expect([list.get('a')?.seq, list.get('c')?.seq, list.names()]).toEqual([2, 4, ['a', 'b']]);
  });
});
