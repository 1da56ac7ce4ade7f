/** A line to start from for whoever answers a request by hand. */
import { locate } from '../../jsonrpc/locate.ts';
import { isObject } from '../../model/message.ts';
import { isRevision, type Revision } from '../revisions.ts';
import { exampleOf } from './examples.ts';

/**
 * The smallest answer with a result to a request, with its id as it was written; null for what is no request.
 *
 * @param text the line of the request
 * @param revision that the request speaks; its answers are unknown where the revision is
 */
export function answerDraft(text: string, revision: string | null): string | null {
  const id = locate(text, { pointer: '/id' });
  const method = methodIn(text);
  if (id === null || method === null) return null;
  const result = isRevision(revision) ? resultOf(method, revision) : {};
  return `{"jsonrpc":"2.0","id":${text.slice(id.chars.from, id.chars.to)},"result":${JSON.stringify(result)}}`;
}

function methodIn(text: string): string | null {
  try {
    const message: unknown = JSON.parse(text);
    return isObject(message) && typeof message.method === 'string' ? message.method : null;
  } catch {
    return null;
  }
}

function resultOf(method: string, revision: Revision): unknown {
  const example = exampleOf(method, 'answer', revision);
  return isObject(example) && 'result' in example ? example.result : {};
}
