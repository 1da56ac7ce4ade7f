/** Fields that a revision does not have, because they came later or are gone, found in a value by the tables. */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { FieldNode, Node } from './node.ts';

/** A field that came with `since`, or was there up to `until`. */
export type StrangeField = { readonly name: string } & ({ readonly since: string } | { readonly until: string });

/** Notes what it finds in a value. */
export type Strange = (value: unknown, notes: StrangeNotes) => void;

/** Values that are looked at in one message; what is found until then is told. */
const mostValues = 20_000;

export interface FoundField {
  readonly field: StrangeField;
  /** Steps from the value that was searched to the field; numbers are those of items. */
  readonly path: readonly (string | number)[];
}

/** What was found so far, each field once, and the way to where the search is. */
export class StrangeNotes {
  readonly found = new Map<string, FoundField>();
  readonly path: (string | number)[] = [];
  #values = 0;

  /** True when the search ended before the value did. */
  get full(): boolean {
    return this.#values >= mostValues;
  }

  enter(strange: Strange, value: unknown, step: string | number): void {
    if (++this.#values >= mostValues) return;
    this.path.push(step);
    strange(value, this);
    this.path.pop();
  }

  /** The same field of several items counts once. */
  add(field: StrangeField): void {
    const names = [...this.path.filter((step) => typeof step === 'string'), field.name].join('.');
    if (!this.found.has(names)) this.found.set(names, { field, path: [...this.path, field.name] });
  }
}

export function strangeInList(of: Strange | null): Strange | null {
  if (of === null) return null;
  return (value, notes) => {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length && !notes.full; index++) notes.enter(of, value[index], index);
  };
}

export function strangeInMap(of: Strange | null): Strange | null {
  if (of === null) return null;
  return (value, notes) => {
    if (!isObject(value)) return;
    for (const key in value) {
      if (notes.full) return;
      notes.enter(of, value[key], key);
    }
  };
}

export function strangeInObject(fields: readonly FieldNode[], strange: readonly StrangeField[]): Strange | null {
  const deeper = fields.flatMap(({ name, node }) => (node.strange === null ? [] : [{ name, strange: node.strange }]));
  if (deeper.length === 0 && strange.length === 0) return null;
  return (value, notes) => {
    if (!isObject(value)) return;
    for (const field of strange) if (hasMember(value, field.name)) notes.add(field);
    for (const field of deeper) {
      if (hasMember(value, field.name)) notes.enter(field.strange, value[field.name], field.name);
    }
  };
}

export function strangeInTagged(tag: string, of: ReadonlyMap<unknown, Node>): Strange | null {
  if ([...of.values()].every((node) => node.strange === null)) return null;
  return (value, notes) => {
    if (isObject(value)) of.get(value[tag])?.strange?.(value, notes);
  };
}

/** Looks at the alternative that the value is. */
export function strangeInEither(of: readonly Node[]): Strange | null {
  if (of.every((node) => node.strange === null)) return null;
  return (value, notes) => of.find((node) => node.fits(value))?.strange?.(value, notes);
}

function hasMember(value: JsonObject, name: string): boolean {
  return value[name] !== undefined;
}
