import { expect, test } from 'vitest';
import type { Relation } from '../model/relation.ts';
import { relationNotes, relationText } from './relations.ts';

/** The sentences of one relation on row 50. */
function said(relation: Relation): readonly string[] {
  return relationNotes([relation], 50).map(relationText);
}

type TaskRelation = Extract<Relation, { type: 'task' }>;

function task(parts: Partial<TaskRelation>): TaskRelation {
  return { type: 'task', task: 'abc', created: null, states: [], skipped: 0, polls: 0, ...parts };
}

function told(status: string, seq: number): TaskRelation['states'][number] {
  return { status, seq };
}

test.each<readonly [string, Relation]>([
  ['Progress 3 of 5 for #40', { type: 'progress', request: 40, nth: 3, value: 3, total: 5 }],
  ['Progress 0.5 (notification 2) for #40', { type: 'progress', request: 40, nth: 2, value: 0.5, total: null }],
  ['Cancels #9', { type: 'cancellation', request: 9 }],
  ['Round 2 of #12, answers #13', { type: 'round', first: 12, previous: 12, answer: 13, round: 2 }],
  ['Round 3 of #12, after #20, answers #21', { type: 'round', first: 12, previous: 20, answer: 21, round: 3 }],
  ['On the subscription opened by #7', { type: 'subscription', listen: 7 }],
  ['Page 3 of the listing begun by #20', { type: 'page', first: 20, page: 3 }],
  [
    'Task abc: created by #31, working, then completed (#44); 4 polls',
    task({ created: 31, states: [told('working', 32), told('completed', 44)], polls: 4 }),
  ],
  ['Task abc: created by #31, working (#32); 1 poll', task({ created: 31, states: [told('working', 32)], polls: 1 })],
  ['Task abc: working, then failed', task({ states: [told('working', 32), told('failed', 50)] })],
  ['Task abc: created by #31', task({ created: 31 })],
  ['Task abc: 2 polls', task({ polls: 2 })],
  ['Task abc', task({})],
  ['Creates the task abc', task({ created: 50 })],
  ['Creates the task abc: working (#51)', task({ created: 50, states: [told('working', 51)] })],
  [
    'Task abc: working, input_required, …, then cancelled (#44)',
    task({ states: [told('working', 2), told('input_required', 3), told('cancelled', 44)], skipped: 7 }),
  ],
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

test('the name and the states of a task are the server’s: shortened, on one line, nothing in them invisible', () => {
  const strange = `a\n\u202e${'x'.repeat(500)}`;
  const [sentence = ''] = said(task({ task: strange }));
  expect(sentence.length).toBeLessThan(60);
  expect(sentence).toMatch(/^Task a␊<U\+202E>x+…$/);
  expect(said(task({ states: [told(strange, 1)] }))[0]).toMatch(/^Task abc: a␊<U\+202E>x+… \(#1\)$/);
});
