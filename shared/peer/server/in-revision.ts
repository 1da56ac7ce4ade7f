/** Leaves out what a revision does not have, by the tables of the types. */
import type { Revision } from '../../mcp/revisions.ts';
import { messages } from '../../mcp/types/messages.ts';
import { exists, fieldIn, type Shape } from '../../mcp/types/vocabulary.ts';
import { isObject, type JsonObject } from '../../model/message.ts';

/** The result, or the params, of a method without the fields that came later or are gone. Blocks of content stay as they are. */
export function inRevision(
  method: string,
  part: 'params' | 'result',
  value: JsonObject,
  revision: Revision,
): JsonObject {
  const shape = messages.get(method)?.[part];
  const kept = shape === undefined ? value : pruned(chosen(shape, revision), value, revision);
  return isObject(kept) ? kept : value;
}

/** Of several kinds of results, which is what later revisions made of some, the ordinary one comes first. */
function chosen(shape: Shape, revision: Revision): Shape {
  if (shape.kind === 'named') return chosen(shape.shape, revision);
  if (shape.kind !== 'union') return shape;
  const ordinary = shape.of.find((one) => exists(one, revision));
  return ordinary === undefined ? shape : chosen(ordinary, revision);
}

function pruned(shape: Shape, value: unknown, revision: Revision): unknown {
  switch (shape.kind) {
    case 'named':
    case 'cases':
      return pruned(shape.shape, value, revision);
    case 'list':
      return Array.isArray(value) ? value.map((item) => pruned(shape.of, item, revision)) : value;
    case 'object':
      return isObject(value) ? membersIn(shape.fields, value, revision) : value;
    default:
      return value;
  }
}

function membersIn(
  fields: Extract<Shape, { readonly kind: 'object' }>['fields'],
  value: JsonObject,
  revision: Revision,
): JsonObject {
  const members = Object.entries(value).flatMap(([name, member]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (member === undefined || (field !== undefined && !fieldIn(field, revision))) return [];
    // Schemas are what the program wrote, and so not ours to shorten.
    const own = field === undefined || name.endsWith('Schema');
    return [[name, own ? member : pruned(field.shape, member, revision)]];
  });
  return Object.fromEntries(members);
}
