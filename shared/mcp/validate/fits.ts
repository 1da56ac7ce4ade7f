/**
 * Whether a value has a type, as one small function for each type.
 *
 * They run on every message: they allocate nothing and stop at the first fault. They go as deep as the type, not as the
 * value, since no type of the tables contains itself.
 */
import { isObject } from '../../model/message.ts';
import type { FieldNode, Node } from './node.ts';

export type Fits = (value: unknown) => boolean;

export const anyFits: Fits = () => true;
export const nullFits: Fits = (value) => value === null;
export const stringFits: Fits = (value) => typeof value === 'string';
export const booleanFits: Fits = (value) => typeof value === 'boolean';

export function numberFits(minimum: number, maximum: number): Fits {
  return (value) => typeof value === 'number' && value >= minimum && value <= maximum;
}

export function integerFits(minimum: number, maximum: number): Fits {
  return (value) => typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
}

export function valuesFit(values: readonly (string | number)[]): Fits {
  const [only] = values;
  if (values.length === 1) return (value) => value === only;
  const known: readonly unknown[] = values;
  return (value) => known.includes(value);
}

export function listFits(of: Fits, atMost: number): Fits {
  return (value) => {
    if (!Array.isArray(value) || value.length > atMost) return false;
    for (const item of value) if (!of(item)) return false;
    return true;
  };
}

export function mapFits(of: Fits): Fits {
  return (value) => {
    if (!isObject(value)) return false;
    for (const key in value) if (!of(value[key])) return false;
    return true;
  };
}

/** Goes through what is there rather than what may be there: most objects have few of the fields that they could have. */
export function objectFits(fields: readonly FieldNode[], oneNeededOf: readonly string[] | null): Fits {
  if (fields.length === 0) return isObject;
  const byName = new Map(
    fields.map(({ name, node, required }) => [name, { fits: node.fits, counts: required ? 1 : 0 }]),
  );
  const needed = fields.filter(({ required }) => required).length;
  return (value) => {
    if (!isObject(value)) return false;
    let found = 0;
    for (const key in value) {
      const field = byName.get(key);
      if (field === undefined) continue;
      if (!field.fits(value[key])) return false;
      found += field.counts;
    }
    return found === needed && (oneNeededOf === null || oneNeededOf.some((name) => Object.hasOwn(value, name)));
  };
}

export function taggedFits(tag: string, of: ReadonlyMap<unknown, Node>): Fits {
  return (value) => isObject(value) && of.get(value[tag])?.fits(value) === true;
}

export function eitherFits(of: readonly Node[]): Fits {
  const all = of.map(({ fits }) => fits);
  const [first, second, third] = all;
  if (first !== undefined && second !== undefined && third === undefined) {
    return (value) => first(value) || second(value);
  }
  return (value) => all.some((fits) => fits(value));
}

export function casesFit(base: Fits, tag: string, cases: ReadonlyMap<unknown, Node>): Fits {
  return (value) => base(value) && (!isObject(value) || cases.get(value[tag])?.fits(value) !== false);
}
