/** The smallest value that a table allows: something to start from. */
import type { Revision } from './revisions.ts';
import { exists, type Field, type Fields, fieldsIn, isRequired, type Shape } from './types/vocabulary.ts';

/** Values for fields by their name. A field that is named here is filled in even where it may be left out. */
export type Given = Readonly<Record<string, unknown>>;

export interface SkeletonOptions {
  readonly given?: Given;
  /** What stands for an address; an empty string is none. */
  readonly uri?: string;
}

/**
 * Required fields only, constants and first choices as they are, and an empty string where a person has to write.
 * Tables in which a type requires itself do not exist: nothing could fulfil them.
 */
export function skeletonOf(shape: Shape, revision: Revision, options: SkeletonOptions = {}): unknown {
  switch (shape.kind) {
    case 'named':
      return idTypes.has(shape.name) ? 1 : skeletonOf(shape.shape, revision, options);
    case 'cases':
      return skeletonOf(shape.shape, revision, options);
    case 'object':
      return objectOf(shape, revision, options);
    case 'union':
      return firstOf(shape.of, revision, options);
    default:
      return simpleValue(shape, options);
  }
}

/** Strings or integers; this program writes integers. */
const idTypes: ReadonlySet<string> = new Set(['RequestId', 'ProgressToken']);

type ObjectShape = Extract<Shape, { readonly kind: 'object' }>;
type Simple = Exclude<Shape, { readonly kind: 'named' | 'cases' | 'object' | 'union' }>;

function objectOf({ fields, oneNeededOf }: ObjectShape, revision: Revision, options: SkeletonOptions): unknown {
  const needed = neededIn(fields, oneNeededOf, revision, options.given ?? {});
  return Object.fromEntries(needed.map(([name, field]) => [name, fieldValue(name, field, revision, options)]));
}

function fieldValue(name: string, field: Field, revision: Revision, options: SkeletonOptions): unknown {
  const { given = {} } = options;
  return Object.hasOwn(given, name) ? given[name] : skeletonOf(field.shape, revision, options);
}

/** What is about the message itself comes last, behind what it is about. */
function neededIn(fields: Fields, oneNeededOf: readonly string[] | undefined, revision: Revision, given: Given) {
  return fieldsIn(fields, revision)
    .filter(([name, field]) => isRequired(field, revision) || Object.hasOwn(given, name) || oneNeededOf?.[0] === name)
    .sort(([a], [b]) => Number(a === '_meta') - Number(b === '_meta'));
}

function firstOf(of: readonly Shape[], revision: Revision, options: SkeletonOptions): unknown {
  const first = of.find((one) => exists(one, revision));
  return first === undefined ? null : skeletonOf(first, revision, options);
}

function simpleValue(shape: Simple, { uri = '' }: SkeletonOptions): unknown {
  switch (shape.kind) {
    case 'constant':
      return shape.value;
    case 'choice':
      return shape.values[0];
    case 'string':
      return shape.format === 'uri' || shape.format === 'uri-template' ? uri : '';
    case 'number':
    case 'integer':
      return shape.minimum ?? 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'list':
      return [];
    case 'map':
      return {};
    case 'any':
      return '';
  }
}
