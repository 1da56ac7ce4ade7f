/** What a message belongs to, in words. */
import type { Relation } from '../model/relation.ts';
import { counted } from './values.ts';
import { oneLine } from './visible.ts';

/** A sentence whose numbers are rows to go to: `['Round 2 of ', 12, ', answers ', 13]` is "Round 2 of #12, answers #13". */
export interface RelationNote {
  readonly type: Relation['type'];
  readonly words: readonly (string | number)[];
}

const longestTask = 40;
const longestStatus = 20;

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

type TaskRelation = Extract<Relation, { type: 'task' }>;

function taskWords(relation: TaskRelation, seq: number): RelationNote['words'] {
  const { task, created, polls } = relation;
  const origin = created === null || created === seq ? [] : ['created by ', created];
  const states = stateWords(relation, seq);
  const between = origin.length > 0 && states.length > 0 ? [', '] : [];
  const life = [...origin, ...between, ...states];
  const asked = polls === 0 ? [] : [life.length > 0 ? '; ' : '', counted(polls, 'poll')];
  const name = oneLine(task, longestTask);
  const beginning = created === seq ? `Creates the task ${name}` : `Task ${name}`;
  const more = life.length + asked.length > 0 ? [': '] : [];
  return joined([beginning, ...more, ...life, ...asked]);
}

/** "working, input_required, then completed (#31)"; the row that told the latest one is not told of itself. */
function stateWords({ states, skipped }: TaskRelation, seq: number): RelationNote['words'] {
  const latest = states.at(-1);
  if (latest === undefined) return [];
  const before = states.slice(0, -1).map(({ status }) => oneLine(status, longestStatus));
  const path = [...before, ...(skipped > 0 ? ['…'] : [])].join(', ');
  const words = `${path}${path === '' ? '' : ', then '}${oneLine(latest.status, longestStatus)}`;
  return latest.seq === seq ? [words] : [`${words} (`, latest.seq, ')'];
}

/** Words that stand side by side are one. */
function joined(words: RelationNote['words']): RelationNote['words'] {
  const all: (string | number)[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (typeof last === 'string' && typeof word === 'string') all[all.length - 1] = last + word;
    else all.push(word);
  }
  return all;
}
