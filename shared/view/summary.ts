/** What a row says about its message: the name that matters, and one line of what it carries. */
import { isObject, type JsonObject, type WireMessage } from '../model/message.ts';
import { requestSummary } from './summary-calls.ts';
import { resultSummary } from './summary-results.ts';
import { counted, shortValue } from './values.ts';
import { clip, oneLine, summaryLimit } from './visible.ts';

/** The name that matters in a message's params: a tool, a prompt, a resource address; empty when there is none. */
export function subjectOf(params: unknown): string {
  if (!isObject(params)) return '';
  const name = params.name ?? params.uri ?? params.taskId ?? refName(params.ref);
  return typeof name === 'string' ? oneLine(name, 120) : '';
}

function refName(ref: unknown): unknown {
  return isObject(ref) ? (ref.name ?? ref.uri) : undefined;
}

/** One line of at most {@link summaryLimit} units; `method` is that of the message or of the request it answers. */
export function summaryOf(message: WireMessage, method: string, text: string): string {
  return clip(fullSummary(message, method, text));
}

function fullSummary(message: WireMessage, method: string, text: string): string {
  switch (message.kind) {
    case 'request':
    case 'notification':
      return requestSummary(method, message.params);
    case 'response':
      return resultSummary(method, message.result);
    case 'error':
      return errorSummary(message.error);
    case 'batch':
      return batchSummary(message.items);
    default:
      return oneLine(text);
  }
}

function errorSummary(error: unknown): string {
  if (!isObject(error)) return shortValue(error);
  return oneLine(`${shortValue(error.code)} ${messageText(error)}`);
}

function messageText(error: JsonObject): string {
  return typeof error.message === 'string' ? error.message : shortValue(error.message);
}

function batchSummary(items: readonly WireMessage[]): string {
  const labels = items.slice(0, 10).map(itemLabel);
  const more = items.length > labels.length ? ', …' : '';
  const list = labels.length === 0 ? '' : `: ${labels.join(', ')}${more}`;
  return oneLine(`${counted(items.length, 'message')}${list}`, summaryLimit);
}

function itemLabel(item: WireMessage): string {
  return item.kind === 'request' || item.kind === 'notification' ? oneLine(item.method, 40) : item.kind;
}

/** True for a result that says the tool itself failed. */
export function isToolFailure(message: WireMessage): boolean {
  return message.kind === 'response' && isObject(message.result) && message.result.isError === true;
}
