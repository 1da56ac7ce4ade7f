/** The items of a page of a list: tools, prompts, resources, resource templates. */
import { isObject, type JsonObject } from '../model/message.ts';
import { listShapes } from './knowledge/listings.ts';
import type { MessageLook } from './look.ts';

export interface ListedItem {
  readonly json: JsonObject;
  /** JSON pointer from the root of the message. */
  readonly pointer: string;
}

/** Those that are objects; nothing when the message is no answer with a list. */
export function* listedItems({ message, json: { result }, link }: MessageLook): Generator<ListedItem> {
  const shape = link.type === 'answer' ? listShapes.get(link.request.method) : undefined;
  if (shape === undefined || message.kind !== 'response' || !isObject(result)) return;
  const items = result[shape.list];
  if (!Array.isArray(items)) return;
  for (let index = 0; index < items.length; index++) {
    const json: unknown = items[index];
    if (isObject(json)) yield { json, pointer: `/result/${shape.list}/${index}` };
  }
}
