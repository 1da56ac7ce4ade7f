/** Where looking stops, so that no message takes long. */
import { isObject } from '../../model/message.ts';
import { askingMethods, mostAsks } from '../asks.ts';
import { contentMethods, contentOf, mostParts, mostResponses } from '../content-blocks.ts';
import { type Finding, type MessageCheck, type MessageLook, paramsOf } from '../look.ts';
import { isPlain } from '../plain-content.ts';

function cut(look: MessageLook): readonly Finding[] {
  const { cutAt } = contentOf(look);
  const content = cutAt === null ? [] : [finding('parts of the content', mostParts, cutAt)];
  return [...content, ...tooManyAsks(look), ...tooManyResponses(look)];
}

function finding(what: string, most: number, pointer: string): Finding {
  return { message: `Only the first ${most.toLocaleString('en')} ${what} were looked at.`, place: { pointer } };
}

function tooManyAsks({ json: { result } }: MessageLook): readonly Finding[] {
  if (!isObject(result) || !isLonger(result.inputRequests, mostAsks)) return [];
  return [finding('input requests', mostAsks, '/result/inputRequests')];
}

function tooManyResponses(look: MessageLook): readonly Finding[] {
  if (!isLonger(paramsOf(look).inputResponses, mostResponses)) return [];
  return [finding('input responses', mostResponses, '/params/inputResponses')];
}

function isLonger(value: unknown, most: number): boolean {
  return isObject(value) && Object.keys(value).length > most;
}

export const limitChecks: readonly MessageCheck[] = [
  {
    code: 'not-looked-at',
    severity: 'info',
    kinds: ['request', 'response', 'notification'],
    methods: [...new Set([...contentMethods, ...askingMethods])],
    unless: isPlain,
    title: 'Not looked at as a whole',
    why: 'So that traffic never waits for its explanation, the rules about content stop after a number of parts. What comes after them may be right or wrong.',
    fix: 'Nothing has to be done for the protocol. Few clients show so much at once, and language models take only part of it.',
    spec: 'Limits of Wirescope, not of the protocol',
    look: (look) => {
      const found = cut(look);
      return found.length === 0 ? null : found;
    },
  },
];
