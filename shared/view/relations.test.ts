import { expect, test } from 'vitest';
import type { Relation } from '../model/relation.ts';
import { relationNotes, relationText } from './relations.ts';

/** The sentences of one relation on row 50. */
function said(relation: Relation): readonly string[] {
  return relationNotes([relation], 50).map(relationText);
}

test.each<readonly [string, Relation]>([
  ['Progress 3 of 5 for #40', { type: 'progress', request: 40, nth: 3, value: 3, total: 5 }],
  ['Progress 0.5 (notification 2) for #40', { type: 'progress', request: 40, nth: 2, value: 0.5, total: null }],
  ['Cancels #9', { type: 'cancellation', request: 9 }],
  ['Round 2 of #12, answers #13', { type: 'round', first: 12, previous: 12, answer: 13, round: 2 }],
  ['Round 3 of #12, after #20, answers #21', { type: 'round', first: 12, previous: 20, answer: 21, round: 3 }],
  ['On the subscription opened by #7', { type: 'subscription', listen: 7 }],
  ['Page 3 of the listing begun by #20', { type: 'page', first: 20, page: 3 }],
  ['Task abc, created by #31', { type: 'task', task: 'abc', created: 31 }],
  ['Task abc', { type: 'task', task: 'abc', created: null }],
  ['Creates the task abc', { type: 'task', task: 'abc', created: 50 }],
  ['Outdates what was said in #8', { type: 'change', outdates: 8 }],
])('%s', (sentence, relation) => {
  expect(said(relation)).toEqual([sentence]);
});

test('every row that is named can be gone to', () => {
  const [note] = relationNotes([{ type: 'round', first: 12, previous: 12, answer: 13, round: 2 }], 50);
  expect(note?.words.filter((word) => typeof word === 'number')).toEqual([12, 13]);
});

test('what leads nowhere is left out', () => {
  expect(said({ type: 'subscription', listen: 50 })).toEqual([]);
  expect(said({ type: 'change', outdates: null })).toEqual([]);
});

test('the name of a task is the server’s: shortened, on one line, nothing in it invisible', () => {
  const [sentence = ''] = said({ type: 'task', task: `a\n\u202e${'x'.repeat(500)}`, created: null });
  expect(sentence.length).toBeLessThan(60);
  expect(sentence).toMatch(/^Task a␊<U\+202E>x+…$/);
});
