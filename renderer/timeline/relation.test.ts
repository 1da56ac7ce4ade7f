import { expect, test } from 'vitest';
import { bracketOf, relationOf } from './relation.ts';

test('the bracket goes from the request to its answer, whichever is selected', () => {
  for (const pair of [
    { selected: 4, partner: 7 },
    { selected: 7, partner: 4 },
  ]) {
    expect([3, 4, 5, 7, 8].map((seq) => bracketOf(seq, pair))).toEqual(['none', 'start', 'middle', 'end', 'none']);
  }
});

test('there is no bracket without a partner', () => {
  expect(bracketOf(4, { selected: 4, partner: null })).toBe('none');
});

test('the partner is told apart from the selected entry', () => {
  const pair = { selected: 4, partner: 7 };
  expect([4, 5, 7].map((seq) => relationOf(seq, pair))).toEqual(['selected', 'none', 'partner']);
});
