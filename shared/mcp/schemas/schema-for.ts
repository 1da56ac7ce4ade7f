/** The JSON Schema of a message, of a part of one, or of a type, in a revision. Built when first asked for, then kept. */
import { isIn, type Method, methodsNamed } from '../methods.ts';
import type { Revision } from '../revisions.ts';
import { answer, JSONRPCErrorResponse, notification, request } from '../types/envelope.ts';
import type { MessageTypes } from '../types/message.ts';
import { messages } from '../types/messages.ts';
import { namedTypes } from '../types/named-types.ts';
import {
  constant,
  exists,
  type Fields,
  fieldsIn,
  isRequired,
  optional,
  required,
  type Shape,
} from '../types/vocabulary.ts';
import { compile } from './compile.ts';
import type { JsonSchema, Reading } from './json-schema.ts';

/** `message` is the whole request or notification, `answer` the whole answer to a request, `error` one that refuses. */
export type Part = 'message' | 'params' | 'answer' | 'result' | 'error';

/** A part of a method's messages, or a type by the name that it has in the tables. */
export type What = { readonly method: string; readonly part: Part } | { readonly type: string };

const kept = new Map<string, JsonSchema | null>();

/** Null: the revision has no such method or type, or the method no such part. */
export function schemaFor(revision: Revision, what: What, reading: Reading = 'own'): JsonSchema | null {
  const key = `${revision} ${reading} ${'type' in what ? what.type : `${what.method} ${what.part}`}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const shape = 'type' in what ? namedType(what.type) : partOf(what.method, what.part, revision);
  const schema = shape !== null && exists(shape, revision) ? compile(shape, revision, reading) : null;
  kept.set(key, schema);
  return schema;
}

function namedType(name: string): Shape | null {
  return namedTypes().get(name) ?? null;
}

/** What a part is made of. Null: the method has no such part, or the revision no such message. */
export function partOf(name: string, part: Part, revision: Revision): Shape | null {
  const types = messages.get(name);
  if (types === undefined) return null;
  // Without a method of its own in this revision, what it carries may still travel inside other messages.
  const method = methodsNamed(name).find((one) => isIn(one, revision));
  if (part === 'params') return types.params;
  if (part === 'result') return types.result ?? null;
  if (method === undefined) return null;
  if (part === 'message') return messageOf(method, types, revision);
  if (types.result === undefined) return null;
  return part === 'error' ? JSONRPCErrorResponse : answer(types.result);
}

function messageOf({ name, kind, about }: Method, types: MessageTypes, revision: Revision): Shape {
  const needed = needsParams(types, revision);
  const sentence = `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
  const params: Fields = { params: (needed ? required : optional)(types.params, sentence) };
  return kind === 'request' ? request(constant(name), params) : notification(constant(name), params);
}

/** True when the message may not be sent without params. */
export function needsParams(types: MessageTypes, revision: Revision): boolean {
  return types.needsParams === true || needsSomething(types.params, revision);
}

/** True when there is a field that may not be missing. */
function needsSomething(shape: Shape, revision: Revision): boolean {
  if (shape.kind === 'named') return needsSomething(shape.shape, revision);
  if (shape.kind === 'union') {
    return shape.of.filter((one) => exists(one, revision)).every((one) => needsSomething(one, revision));
  }
  if (shape.kind !== 'object') return false;
  return fieldsIn(shape.fields, revision).some(([, field]) => isRequired(field, revision));
}
