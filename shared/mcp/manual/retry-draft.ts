/** A line to start from for whoever gives a server the input that it asked for (MCP 2026-07-28 basic/patterns/mrtr). */
import { locate, pointerStep, textAt } from '../../jsonrpc/locate.ts';
import { objectIn } from '../../jsonrpc/object-in.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { isRevision } from '../revisions.ts';
import { partOf } from '../schemas/schema-for.ts';
import { skeletonOf } from '../skeleton.ts';

/**
 * The request once more, with another id, the smallest answer to each question, and the state as it was given, to the
 * letter; all else stays as it was written. Null where the result asks for nothing.
 *
 * @param request the line of the request
 * @param answer the line of its answer
 * @param revision that both speak
 * @param nextId an id that was not used yet
 */
export function retryDraft(request: string, answer: string, revision: string | null, nextId: number): string | null {
  const result = objectIn(answer)?.result;
  if (!isObject(result) || result.resultType !== 'input_required') return null;
  const { inputRequests } = result;
  const state = textAt(answer, '/result/requestState');
  // Without a state the one of the round before would have to go.
  if (state === null && textAt(request, '/params/requestState') !== null) return null;
  const responses = isObject(inputRequests) ? JSON.stringify(responsesTo(inputRequests, revision)) : null;
  const changes: readonly (readonly [parent: string, key: string, text: string | null])[] = [
    ['', 'id', String(nextId)],
    ['/params', 'inputResponses', responses],
    ['/params', 'requestState', state],
  ];
  return changes.reduce<string | null>((text, [parent, key, value]) => {
    return text === null || value === null ? text : withMember(text, parent, key, value);
  }, request);
}

function responsesTo(requests: JsonObject, revision: string | null): JsonObject {
  const answers = Object.entries(requests).map(([key, asked]) => {
    const method = isObject(asked) && typeof asked.method === 'string' ? asked.method : '';
    const shape = isRevision(revision) ? partOf(method, 'result', revision) : null;
    return [key, shape === null || !isRevision(revision) ? {} : skeletonOf(shape, revision)];
  });
  return Object.fromEntries(answers);
}

/** The member gets another value in its place, or comes last. Null: there is no such object. */
function withMember(text: string, parent: string, key: string, value: string): string | null {
  const member = locate(text, { pointer: `${parent}${pointerStep(key)}` })?.chars;
  if (member !== undefined) return text.slice(0, member.from) + value + text.slice(member.to);
  const object = locate(text, { pointer: parent })?.chars;
  if (object === undefined || text[object.to - 1] !== '}') return null;
  const inside = text.slice(object.from + 1, object.to - 1);
  const comma = inside.trim() === '' ? '' : ',';
  return `${text.slice(0, object.to - 1)}${comma}${JSON.stringify(key)}:${value}${text.slice(object.to - 1)}`;
}
