/** Finds the field that tells the alternatives of a union apart. */
import type { Revision } from '../revisions.ts';
import { fieldsIn, isRequired, type Shape } from '../types/vocabulary.ts';
import type { Reading } from './json-schema.ts';

export interface Tagged {
  /** The name of the field. */
  readonly tag: string;
  /** The alternative for each of its values. */
  readonly of: ReadonlyMap<string, Shape>;
}

/** Null when no field is required in all alternatives with a constant text of its own in each. */
export function tagOf(alternatives: readonly Shape[], revision: Revision, reading: Reading): Tagged | null {
  const constants = alternatives.map((shape) => constantsOf(shape, revision, reading));
  for (const tag of constants[0]?.keys() ?? []) {
    const of = new Map<string, Shape>();
    alternatives.forEach((shape, at) => {
      const value = constants[at]?.get(tag);
      if (value !== undefined) of.set(value, shape);
    });
    if (of.size === alternatives.length) return { tag, of };
  }
  return null;
}

/** The required fields of an object that have one constant text. */
function constantsOf(shape: Shape, revision: Revision, reading: Reading): ReadonlyMap<string, string> {
  if (shape.kind === 'named') return constantsOf(shape.shape, revision, reading);
  const constants = new Map<string, string>();
  if (shape.kind !== 'object') return constants;
  for (const [name, field] of fieldsIn(shape.fields, revision)) {
    const value = (reading === 'published' && field.shape.differs?.published) || field.shape;
    if (value.kind !== 'constant' || typeof value.value !== 'string') continue;
    if (isRequired(field, revision)) constants.set(name, value.value);
  }
  return constants;
}
