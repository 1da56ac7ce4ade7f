/** The page of a method: everything that the tables say about it in one revision. */
import type { MessagePart, MethodPage } from '../../model/method-page.ts';
import { entryIn, type Method, methodOf } from '../methods.ts';
import { isRevision, type Revision, revisions } from '../revisions.ts';
import { needsParams } from '../schemas/schema-for.ts';
import type { MessageTypes } from '../types/message.ts';
import { messages } from '../types/messages.ts';
import { namedTypes } from '../types/named-types.ts';
import { exists, fieldsIn, type Named, type Shape } from '../types/vocabulary.ts';
import { examplesOf } from './examples.ts';
import { directionOf, having, messageNamed, sentence } from './messages.ts';
import { typeRows } from './type-rows.ts';
import { typeWords } from './words.ts';

/**
 * Null: MCP has no message of this name. A revision that does not have it has a page that says so. Without a published
 * revision, the latest that has the message is described.
 */
export function methodPage(name: string, revision: string | null): MethodPage | null {
  const entry = messageNamed(name);
  const types = messages.get(name);
  const asked = revision !== null && isRevision(revision) ? revision : having(name).at(-1);
  if (entry === null || types === undefined || asked === undefined) return null;
  const here = entryIn(name, asked);
  const method = here ?? methodOf(name, asked);
  if (method === null) return null;
  return {
    ...entry,
    direction: directionOf(method),
    about: sentence(method.about),
    revision: asked,
    present: here !== null,
    choices: revisions.map((one) => ({ revision: one, present: entryIn(name, one) !== null })),
    sender: senders[method.from],
    life: lifeOf(having(name)),
    capability: capabilityOf(method),
    extension: method.extension ?? null,
    notes: here === null ? [absence(name, asked)] : [],
    parts: here === null ? [] : partsOf(name, types, asked),
    examples: here === null ? [] : examplesOf(here, asked),
  };
}

const senders: { readonly [F in Method['from']]: string } = {
  'client-to-server': 'sent by the client',
  'server-to-client': 'sent by the server',
  both: 'sent by either side',
};

/** Since and until when, in words. */
export function lifeOf(has: readonly Revision[]): string {
  const first = has[0];
  const last = has.at(-1);
  if (last !== revisions.at(-1)) return first === last ? `only in ${last}` : `from ${first} to ${last}`;
  return first === revisions[0] ? 'in every revision' : `since ${first}`;
}

/** Who has to have declared what: the receiver of a request, the sender of a notification. */
function capabilityOf({ capability, kind, from }: Method): string | null {
  if (capability === undefined) return null;
  const client = (kind === 'request') === (from === 'server-to-client');
  const who = from === 'both' ? (kind === 'request' ? 'receiver' : 'sender') : client ? 'client' : 'server';
  return `The ${who} must have declared the capability ${capability}.`;
}

function absence(name: string, revision: Revision): string {
  if (travelsInside(name, revision)) {
    return `In ${revision} it is no message of its own: it travels as a question inside results that ask for input.`;
  }
  return `${revision} does not have this message.`;
}

/** True when there is a type, other than the message, that repeats what the message says. */
function travelsInside(name: string, revision: Revision): boolean {
  return [...namedTypes().values()].some((type) => exists(type, revision) && methodIn(type, revision) === name);
}

function methodIn({ shape }: Named, revision: Revision): unknown {
  if (shape.kind !== 'object') return null;
  const method = fieldsIn(shape.fields, revision).find(([name]) => name === 'method')?.[1].shape;
  return method?.kind === 'constant' ? method.value : null;
}

function partsOf(name: string, types: MessageTypes, revision: Revision): readonly MessagePart[] {
  const part = (title: MessagePart['title'], shape: Shape, required: boolean): MessagePart => ({
    title,
    type: shape.kind === 'object' ? '' : typeWords(shape, revision),
    about: shape.kind === 'named' ? shape.about : '',
    required,
    rows: typeRows(shape, revision, having(name)),
  });
  const params = part('Params', types.params, needsParams(types, revision));
  return types.result === undefined ? [params] : [params, part('Result', types.result, true)];
}
