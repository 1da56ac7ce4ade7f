/** What the client answers by itself when its server asks something. */
import type { Askable, ClientSettings } from '../../model/client-settings.ts';
import { isObject } from '../../model/message.ts';

const questions: ReadonlyMap<string, Askable> = new Map([
  ['roots/list', 'roots'],
  ['sampling/createMessage', 'sampling'],
  ['elicitation/create', 'elicitation'],
]);

/**
 * The line of the answer; null: it is left to the person. A stored result goes out as it was written, on one line.
 *
 * @param idText the request's id as it was written
 */
export function answerTo(method: string, idText: string, { answers }: ClientSettings): string | null {
  if (method === 'ping') return line(idText, '"result":{}');
  const asked = questions.get(method);
  const how = asked === undefined ? 'none' : answers[asked].how;
  if (asked === undefined || how === 'none') return line(idText, errorText(-32601, `This client has no ${method}`));
  return how === 'hand' ? null : line(idText, storedText(answers[asked].result));
}

function line(idText: string, rest: string): string {
  return `{"jsonrpc":"2.0","id":${idText},${rest}}`;
}

function storedText(result: string): string {
  try {
    // Line breaks stand between tokens only: within a string they would not be JSON.
    if (isObject(JSON.parse(result))) return `"result":${result.replaceAll(/[\r\n]+/g, ' ')}`;
  } catch {
    // Said below.
  }
  return errorText(-32603, 'The stored result of this client is no JSON object');
}

function errorText(code: number, message: string): string {
  return `"error":${JSON.stringify({ code, message })}`;
}
