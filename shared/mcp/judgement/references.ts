/** A `$ref` that leads to nothing: within the schema it is a fault, out of it to an address it is not followed. */
import type { MissingRefError } from 'ajv';
import { pointerStep } from '../../jsonrpc/locate.ts';
import type { JsonObject } from '../../model/message.ts';
import { shown } from '../shown.ts';
import type { Verdict } from '../supplied/question.ts';

const address = /^(https?|ftps?|file):/i;

export function badReference(schema: JsonObject, { missingRef, missingSchema }: MissingRefError): Verdict {
  const found = findReference(schema, missingRef);
  const pointer = found?.pointer ?? '';
  const own = typeof schema.$id === 'string' && sameResource(schema.$id, missingSchema);
  if (address.test(missingRef) && !own) return { kind: 'remote', ref: missingRef, pointer };
  const what = `the $ref ${shown(found?.ref ?? missingRef)} leads to nothing`;
  return { kind: 'bad-schema', pointer, what };
}

function sameResource(one: string, other: string): boolean {
  return one.replace(/#.*$/, '') === other.replace(/#.*$/, '');
}

interface Found {
  readonly ref: string;
  readonly pointer: string;
}

/** The first reference that may be the one that `missing` was resolved from. */
function findReference(schema: JsonObject, missing: string): Found | null {
  const waiting: { readonly value: unknown; readonly pointer: string }[] = [{ value: schema, pointer: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, pointer } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value).reverse()) {
      const place = pointer + pointerStep(key);
      if (typeof member === 'object') waiting.push({ value: member, pointer: place });
      else if (isReference(key, member) && leadsTo(member, missing)) return { ref: member, pointer: place };
    }
  }
  return null;
}

function isReference(key: string, member: unknown): member is string {
  return typeof member === 'string' && (key === '$ref' || key === '$dynamicRef' || key === '$recursiveRef');
}

/** Resolving puts something before the reference, and takes dots and an empty fragment away. */
function leadsTo(ref: string, missing: string): boolean {
  const kept = ref.replace(/^(\.{1,2}\/)+/, '').replace(/#$/, '');
  return kept !== '' && missing.endsWith(kept);
}
