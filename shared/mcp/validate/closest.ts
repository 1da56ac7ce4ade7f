/** Which alternative of a type an object was meant to be. */
import type { JsonObject } from '../../model/message.ts';
import type { CasesNode, FieldNode, MapNode, Node, ObjectNode, TaggedNode } from './node.ts';

/** Types that only objects have. */
export type ForObjects = ObjectNode | MapNode | TaggedNode | CasesNode;

/** The alternative that contradicts the object least; of several the first. One of them has to be for objects. */
export function closest(alternatives: readonly Node[], value: JsonObject): Node {
  const ranked = alternatives.filter(isForObjects).map((node) => ({ node, distance: distanceTo(node, value) }));
  return ranked.reduce((best, other) => (other.distance < best.distance ? other : best)).node;
}

/** A field with another constant weighs more than any number of fields that are missing or wrong. */
const ofAnotherKind = 1000;
/** A field that has to be there with one of a few values tells nearly as much. */
const ofOtherKinds = 100;

function distanceTo(node: Node, value: JsonObject): number {
  if (node.kind !== 'object') return 0;
  return node.fields.reduce((sum, field) => sum + distanceOf(field, value[field.name]), 0);
}

export function isForObjects(node: Node): node is ForObjects {
  return node.kind === 'object' || node.kind === 'tagged' || node.kind === 'cases' || node.kind === 'map';
}

function distanceOf(field: FieldNode, member: unknown): number {
  if (member === undefined) return field.required ? 2 : 0;
  if (field.node.fits(member)) return 0;
  if (isConstant(field)) return ofAnotherKind;
  return field.required && field.node.kind === 'values' ? ofOtherKinds : 1;
}

/** A field that can hold one value only, and so tells what the object is. */
export function isConstant({ node }: FieldNode): boolean {
  return node.kind === 'values' && node.values.length === 1;
}

/** The values that the field has in any of the alternatives. */
export function constantsOf(alternatives: readonly Node[], name: string): Node {
  const values = alternatives.flatMap((node) => (node.kind === 'object' ? valuesOf(node.fields, name) : []));
  return { kind: 'values', names: [], values: [...new Set(values)], fits: () => false, strange: null };
}

function valuesOf(fields: readonly FieldNode[], name: string): readonly (string | number)[] {
  const node = fields.find((field) => field.name === name)?.node;
  return node?.kind === 'values' ? node.values : [];
}
