/**
 * The content of a message: blocks (of tools, prompts, and messages for or of a language model) and what is in
 * resources, each with its place.
 */
import { pointerStep } from '../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../model/message.ts';
import { serverAsks } from './asks.ts';
import type { Home } from './content-types.ts';
import type { MessageLook } from './look.ts';

/** What stands where a content block belongs. */
export interface Block {
  readonly value: unknown;
  /** JSON pointer from the root of the message. */
  readonly pointer: string;
  readonly home: Home;
}

/** A block that is an object. */
export interface ObjectBlock extends Block {
  readonly value: JsonObject;
}

/** The contents of a resource: an entry of resources/read, or of an embedded resource. */
export interface ResourceContents {
  readonly json: JsonObject;
  readonly pointer: string;
}

export interface Content {
  readonly blocks: readonly Block[];
  /** Those of the blocks that are objects. */
  readonly objects: readonly ObjectBlock[];
  readonly contents: readonly ResourceContents[];
  /** JSON pointer to the list that was not looked at to its end; null: everything was. */
  readonly cutAt: string | null;
}

/** Blocks and contents of one message that are looked at. */
export const mostParts = 10_000;
/** Input responses of one message that are looked at. */
export const mostResponses = 100;

/** The messages that can have content: what they are called, or what they answer. */
export const contentMethods: readonly string[] = [
  'tools/call',
  'prompts/get',
  'resources/read',
  'sampling/createMessage',
  'tasks/result',
  'tasks/get',
  'tasks/update',
  'notifications/tasks',
];

const collected = new WeakMap<JsonObject, Content>();

/** Several checks ask for the content of a message one after another. */
export function contentOf(look: MessageLook): Content {
  let content = collected.get(look.json);
  if (content === undefined) {
    content = new Collector(look);
    collected.set(look.json, content);
  }
  return content;
}

class Collector implements Content {
  readonly blocks: Block[] = [];
  readonly objects: ObjectBlock[] = [];
  readonly contents: ResourceContents[] = [];
  cutAt: string | null = null;
  readonly #look: MessageLook;

  constructor(look: MessageLook) {
    this.#look = look;
    const { message, json, direction } = look;
    if (message.kind === 'response') this.#result(json.result);
    else if (message.kind === 'notification') this.#task(json.params, '/params');
    else if (direction === 'client-to-server') this.#responses(json.params);
    for (const { method, params, pointer } of serverAsks(look)) {
      if (method === 'sampling/createMessage' && isObject(params)) {
        this.#turns(params.messages, `${pointer}/params/messages`, 'sampling');
      }
    }
  }

  /** Asked before each part of the list at the pointer. */
  #hasRoom(pointer: string): boolean {
    const hasRoom = this.blocks.length + this.contents.length < mostParts;
    if (!hasRoom) this.cutAt ??= pointer;
    return hasRoom;
  }

  #result(result: unknown): void {
    const { link, direction } = this.#look;
    if (link.type !== 'answer' || !isObject(result)) return;
    const { method } = link.request;
    if (method === 'prompts/get') this.#turns(result.messages, '/result/messages', 'content');
    else if (method === 'resources/read') this.#entries(result.contents);
    else if (method === 'tasks/get') this.#task(result, '/result');
    else if (direction === 'server-to-client') this.#list(result.content, '/result/content', 'content');
    // The answer of a task can also be that of a person, whose content is a form.
    else if (result.role !== undefined || method !== 'tasks/result') this.#said(result.content, '/result/content');
  }

  /** A task of 2026-07-28 that has come to its end. */
  #task(task: unknown, pointer: string): void {
    if (isObject(task) && isObject(task.result))
      this.#list(task.result.content, `${pointer}/result/content`, 'content');
  }

  #responses(params: unknown): void {
    const responses = isObject(params) ? params.inputResponses : undefined;
    if (!isObject(responses)) return;
    let looked = 0;
    for (const key in responses) {
      if (++looked > mostResponses) return;
      const response = responses[key];
      if (!isObject(response) || response.role === undefined) continue;
      this.#said(response.content, `/params/inputResponses${pointerStep(key)}/content`);
    }
  }

  /** Messages without content have another fault. */
  #turns(messages: unknown, pointer: string, home: Home): void {
    if (!Array.isArray(messages)) return;
    for (let index = 0; index < messages.length && this.#hasRoom(pointer); index++) {
      const turn: unknown = messages[index];
      if (!isObject(turn) || turn.content === undefined) continue;
      const place = `${pointer}/${index}/content`;
      if (home === 'sampling') this.#said(turn.content, place);
      else this.#block(turn.content, place, home);
    }
  }

  /** What a language model is told or says: one block, or from 2025-11-25 several. */
  #said(content: unknown, pointer: string): void {
    if (content === undefined) return;
    const { revision } = this.#look;
    const single = revision !== null && revision < '2025-11-25';
    if (single || isObject(content)) this.#block(content, pointer, 'sampling');
    else this.#list(content, pointer, 'sampling');
  }

  #list(content: unknown, pointer: string, home: Home): void {
    if (!Array.isArray(content)) return;
    for (let index = 0; index < content.length && this.#hasRoom(pointer); index++) {
      this.#block(content[index], `${pointer}/${index}`, home);
    }
  }

  #block(value: unknown, pointer: string, home: Home): void {
    this.blocks.push({ value, pointer, home });
    if (!isObject(value)) return;
    this.objects.push({ value, pointer, home });
    const { type, resource, content } = value;
    if (type === 'resource' && isObject(resource)) {
      this.contents.push({ json: resource, pointer: `${pointer}/resource` });
    }
    // What a tool gave holds no results of tools in turn.
    if (type === 'tool_result' && home === 'sampling') this.#list(content, `${pointer}/content`, 'content');
  }

  #entries(contents: unknown): void {
    if (!Array.isArray(contents)) return;
    for (let index = 0; index < contents.length && this.#hasRoom('/result/contents'); index++) {
      const json: unknown = contents[index];
      if (isObject(json)) this.contents.push({ json, pointer: `/result/contents/${index}` });
    }
  }
}
