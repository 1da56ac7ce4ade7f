/** Reads the tables for one revision: params and result of each method as nodes. Built when first asked for, then kept. */
import { entryIn } from '../methods.ts';
import { type Revision, revisions } from '../revisions.ts';
import { tagOf } from '../schemas/tags.ts';
import { messages } from '../types/messages.ts';
import { exists, type Field, fieldIn, fieldsIn, isRequired, lives, type Shape } from '../types/vocabulary.ts';
import * as fit from './fits.ts';
import type { FieldNode, Node } from './node.ts';
import * as strange from './strange.ts';

type Of<Kind extends Shape['kind']> = Extract<Shape, { readonly kind: Kind }>;

export type NodePart = 'params' | 'result';

interface Entry {
  readonly revision: Revision;
  readonly method: string;
  readonly part: NodePart;
  readonly node: Node | null;
}

const kept = new Map<Revision, { readonly [part in NodePart]: Map<string, Entry> }>(
  revisions.map((revision) => [revision, { params: new Map(), result: new Map() }]),
);
/** Several checks ask for the same one after another. */
let latest: Entry | null = null;

/** Null: the revision has no such method, or the method no result. */
export function nodeFor(revision: Revision, method: string, part: NodePart): Node | null {
  const same = latest !== null && latest.method === method && latest.part === part && latest.revision === revision;
  if (!same) latest = entryFor(revision, method, part);
  return latest?.node ?? null;
}

function entryFor(revision: Revision, method: string, part: NodePart): Entry | null {
  const entries = kept.get(revision)?.[part];
  const known = entries?.get(method);
  if (known !== undefined) return known;
  const shape = messages.get(method)?.[part];
  // Names that nobody knows are not remembered: there is no end to them.
  if (shape === undefined) return null;
  const there = entryIn(method, revision) !== null && exists(shape, revision);
  const entry = { revision, method, part, node: there ? nodeOf(shape, revision) : null };
  entries?.set(method, entry);
  return entry;
}

const plain = { names: [], strange: null } as const;

function nodeOf(shape: Shape, revision: Revision): Node {
  switch (shape.kind) {
    case 'any':
      return { kind: 'any', ...plain, fits: fit.anyFits };
    case 'string':
      return { kind: 'string', ...plain, fits: fit.stringFits };
    case 'boolean':
      return { kind: 'boolean', ...plain, fits: fit.booleanFits };
    case 'null':
      return { kind: 'null', ...plain, fits: fit.nullFits };
    case 'number':
    case 'integer':
      return numberNode(shape);
    case 'constant':
      return { kind: 'values', ...plain, values: [shape.value], fits: fit.valuesFit([shape.value]) };
    case 'choice':
      return { kind: 'values', ...plain, values: shape.values, fits: fit.valuesFit(shape.values) };
    case 'list':
      return listNode(shape, revision);
    case 'map':
      return mapNode(nodeOf(shape.of, revision));
    case 'object':
      return objectNode(shape, revision);
    case 'named':
      return withName(shape.name, nodeOf(shape.shape, revision));
    case 'union':
      return unionNode(shape, revision);
    case 'cases':
      return casesNode(shape, revision);
  }
}

function withName(name: string, node: Node): Node {
  return { ...node, names: [name, ...node.names] };
}

function numberNode(shape: Extract<Shape, { readonly minimum?: number }>): Node {
  const { kind, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape;
  const fits = (kind === 'integer' ? fit.integerFits : fit.numberFits)(minimum, maximum);
  return { kind, ...plain, minimum, maximum, fits };
}

function listNode(shape: Of<'list'>, revision: Revision): Node {
  const of = nodeOf(shape.of, revision);
  const atMost = shape.atMost ?? Number.POSITIVE_INFINITY;
  return {
    kind: 'list',
    names: [],
    of,
    atMost,
    fits: fit.listFits(of.fits, atMost),
    strange: strange.strangeInList(of.strange),
  };
}

function mapNode(of: Node): Node {
  return { kind: 'map', names: [], of, fits: fit.mapFits(of.fits), strange: strange.strangeInMap(of.strange) };
}

function objectNode(shape: Of<'object'>, revision: Revision): Node {
  const fields = fieldsIn(shape.fields, revision).map(([name, field]) => fieldNode(name, field, revision));
  const others = Object.entries(shape.fields).flatMap(([name, field]) => strangeField(name, field, revision) ?? []);
  const oneNeededOf = shape.oneNeededOf ?? null;
  return {
    kind: 'object',
    names: [],
    fields,
    oneNeededOf,
    fits: fit.objectFits(fields, oneNeededOf),
    strange: strange.strangeInObject(fields, others),
  };
}

function fieldNode(name: string, field: Field, revision: Revision): FieldNode {
  return { name, node: nodeOf(field.shape, revision), required: isRequired(field, revision) };
}

/** Fields with a rule of their own, and a keyword that every JSON Schema may have. */
const toldElsewhere: ReadonlySet<string> = new Set(['resultType', 'extensions', '$schema']);

/** Of the fields that are gone only those count whose whole type is gone: others may be there under another name. */
function strangeField(name: string, field: Field, revision: Revision): strange.StrangeField | null {
  if (fieldIn(field, revision) || toldElsewhere.has(name)) return null;
  const since = revisions.find((later) => later > revision && fieldIn(field, later));
  if (since !== undefined) return { name, since };
  const until = revisions.findLast((earlier) => earlier < revision && fieldIn(field, earlier));
  return until !== undefined && lives(field.life, revision) ? { name, until } : null;
}

function unionNode({ of: alternatives }: Of<'union'>, revision: Revision): Node {
  const present = alternatives.filter((one) => exists(one, revision));
  const [only, second] = present;
  if (only !== undefined && second === undefined) return nodeOf(only, revision);
  const tagged = tagOf(present, revision, 'own');
  if (tagged !== null) return taggedNode(tagged.tag, new Map(mapped(tagged.of, revision)));
  const of = present.map((one) => nodeOf(one, revision));
  return { kind: 'either', names: [], of, fits: fit.eitherFits(of), strange: strange.strangeInEither(of) };
}

function taggedNode(tag: string, of: ReadonlyMap<string, Node>): Node {
  return {
    kind: 'tagged',
    names: [],
    tag,
    of,
    fits: fit.taggedFits(tag, of),
    strange: strange.strangeInTagged(tag, of),
  };
}

function* mapped<Key>(shapes: Iterable<readonly [Key, Shape]>, revision: Revision): Iterable<readonly [Key, Node]> {
  for (const [key, shape] of shapes) yield [key, nodeOf(shape, revision)];
}

function casesNode({ shape, tag, cases: all }: Of<'cases'>, revision: Revision): Node {
  const base = nodeOf(shape, revision);
  const present = all.filter((one) => exists(one.shape, revision));
  const cases = new Map(
    mapped(
      present.map((one) => [one.value, one.shape] as const),
      revision,
    ),
  );
  return {
    kind: 'cases',
    names: [],
    base,
    tag,
    cases,
    fits: fit.casesFit(base.fits, tag, cases),
    strange: base.strange,
  };
}
