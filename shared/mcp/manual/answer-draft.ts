/** A line to start from for whoever answers a request by hand. */
import { textAt } from '../../jsonrpc/locate.ts';
import { objectIn } from '../../jsonrpc/object-in.ts';
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
  const id = textAt(text, '/id');
  const method = objectIn(text)?.method;
  if (id === null || typeof method !== 'string') return null;
  const result = isRevision(revision) ? resultOf(method, revision) : {};
  return `{"jsonrpc":"2.0","id":${id},"result":${JSON.stringify(result)}}`;
}

function resultOf(method: string, revision: Revision): unknown {
  const example = exampleOf(method, 'answer', revision);
  return isObject(example) && 'result' in example ? example.result : {};
}
