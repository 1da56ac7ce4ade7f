/** What a message belongs to, in words. */
import type { Relation } from '../model/relation.ts';
import { oneLine } from './visible.ts';

/** A sentence whose numbers are rows to go to: `['Round 2 of ', 12, ', answers ', 13]` is "Round 2 of #12, answers #13". */
export interface RelationNote {
  readonly type: Relation['type'];
  readonly words: readonly (string | number)[];
}

const longestTask = 40;

/** The relations of the row `seq`; those that lead nowhere are left out. */
export function relationNotes(relations: readonly Relation[], seq: number): readonly RelationNote[] {
  return relations.flatMap((relation) => {
    const words = wordsFor(relation, seq);
    return words === null ? [] : [{ type: relation.type, words }];
  });
}

/** The same as plain text. */
export function relationText({ words }: RelationNote): string {
  return words.map((word) => (typeof word === 'number' ? `#${word}` : word)).join('');
}

function wordsFor(relation: Relation, seq: number): RelationNote['words'] | null {
  switch (relation.type) {
    case 'progress':
      return [progressText(relation), relation.request];
    case 'cancellation':
      return ['Cancels ', relation.request];
    case 'round':
      return roundWords(relation);
    case 'subscription':
      return relation.listen === seq ? null : ['On the subscription opened by ', relation.listen];
    case 'page':
      return [`Page ${relation.page} of the listing begun by `, relation.first];
    case 'task':
      return taskWords(relation, seq);
    case 'change':
      return relation.outdates === null ? null : ['Outdates what was said in ', relation.outdates];
  }
}

function progressText({ nth, value, total }: Extract<Relation, { type: 'progress' }>): string {
  return total === null ? `Progress ${value} (notification ${nth}) for ` : `Progress ${value} of ${total} for `;
}

/** From the third round on the request of the round before is not the first one. */
function roundWords({ round, first, previous, answer }: Extract<Relation, { type: 'round' }>): RelationNote['words'] {
  const beginning = [`Round ${round} of `, first];
  const before = previous === first ? [] : [', after ', previous];
  return [...beginning, ...before, ', answers ', answer];
}

function taskWords({ task, created }: Extract<Relation, { type: 'task' }>, seq: number): RelationNote['words'] {
  const name = oneLine(task, longestTask);
  if (created === null) return [`Task ${name}`];
  return created === seq ? [`Creates the task ${name}`] : [`Task ${name}, created by `, created];
}
