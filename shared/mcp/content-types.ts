/** The types of content blocks, with the fields that each of them needs, as the tables have them. */

import type { Revision } from './revisions.ts';
import { revisions } from './revisions.ts';
import { ContentBlock, SamplingMessageContentBlock } from './types/content.ts';
import type { Shape } from './types/vocabulary.ts';

/** Where a block stands: in what a server gives, or in a message for or of a language model. */
export type Home = 'content' | 'sampling';

export interface NeededField {
  readonly name: string;
  /** What it has to be, as in `a string`. */
  readonly wanted: string;
  readonly fits: (value: unknown) => boolean;
}

export interface BlockType {
  /** The first revision that has it. */
  readonly since: Revision;
  /** The fields that it cannot do without, besides `type`. */
  readonly needs: readonly NeededField[];
}

const kinds = {
  string: { wanted: 'a string', fits: (value: unknown) => typeof value === 'string' },
  list: { wanted: 'an array', fits: (value: unknown) => Array.isArray(value) },
  object: {
    wanted: 'an object',
    fits: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  },
};

const types: { readonly [home in Home]: ReadonlyMap<unknown, BlockType> } = {
  content: typesIn(ContentBlock),
  sampling: typesIn(SamplingMessageContentBlock),
};

/** By the value of `type`. */
export function blockTypes(home: Home): ReadonlyMap<unknown, BlockType> {
  return types[home];
}

function typesIn({ shape }: Extract<Shape, { kind: 'named' }>): ReadonlyMap<unknown, BlockType> {
  const alternatives = shape.kind === 'union' ? shape.of : [];
  return new Map(alternatives.flatMap((one) => (one.kind === 'named' ? entriesOf(one.shape) : [])));
}

function entriesOf(shape: Shape): readonly (readonly [unknown, BlockType])[] {
  if (shape.kind !== 'object') return [];
  const { type, ...others } = shape.fields;
  if (type?.shape.kind !== 'constant') return [];
  const needs = Object.entries(others).flatMap(([name, field]) =>
    field.optionalIn.length === 0 ? { name, ...kindOf(field.shape) } : [],
  );
  return [[type.shape.value, { since: shape.life.since ?? revisions[0], needs }]];
}

/** Of the types that fields of blocks have; an embedded resource is one of two kinds of object. */
function kindOf(shape: Shape): Omit<NeededField, 'name'> {
  if (shape.kind === 'string' || shape.kind === 'list') return kinds[shape.kind];
  return kinds.object;
}
