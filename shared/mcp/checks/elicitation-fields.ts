/** What keeps a property of requestedSchema from being a field of a flat form (MCP 2025-11-25 client/elicitation). */
import { isObject, type JsonObject } from '../../model/message.ts';
import { shown } from '../shown.ts';

export interface FieldFault {
  /** The rest of a sentence about the field. */
  readonly what: string;
  /** JSON pointer from the field. */
  readonly pointer: string;
}

const flatTypes: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);
/** Keywords that take the place of a type. */
const composing = ['$ref', 'anyOf', 'oneOf', 'allOf', 'properties'];

/** `withLists`: a choice of several, which is an array of texts, exists (since 2025-11-25). */
export function fieldFault(field: unknown, withLists: boolean): FieldFault | null {
  if (!isObject(field)) return { what: `is ${shown(field)}, not a schema`, pointer: '' };
  const { type } = field;
  if (flatTypes.has(type)) return null;
  if (type === undefined) return { what: withoutType(field), pointer: '' };
  if (type === 'array' && withLists) return listFault(field);
  return { what: `has ${shown(type)} as its type; a form is flat`, pointer: '/type' };
}

function withoutType(field: JsonObject): string {
  const instead = composing.find((keyword) => Object.hasOwn(field, keyword));
  return instead === undefined ? 'has no type' : `has "${instead}" instead of a type`;
}

function listFault({ items }: JsonObject): FieldFault | null {
  if (items === undefined) return { what: 'is a list without items to choose from', pointer: '' };
  if (!isObject(items)) return { what: `has ${shown(items)} as its items, not a schema`, pointer: '/items' };
  if (items.type === undefined || items.type === 'string' || areChoices(items.anyOf)) return null;
  return {
    what: `is a list of items of the type ${shown(items.type)}; only texts can be chosen`,
    pointer: '/items/type',
  };
}

function areChoices(choices: unknown): boolean {
  return Array.isArray(choices) && choices.every(isChoice);
}

/** A text, with the name that people see. */
function isChoice(choice: unknown): boolean {
  return isObject(choice) && typeof choice.const === 'string' && typeof choice.title === 'string';
}
