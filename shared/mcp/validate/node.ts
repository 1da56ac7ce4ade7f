/** A type of the tables as one revision has it: what is needed to hold a value against it, and nothing else. */
import type { Fits } from './fits.ts';
import type { Strange } from './strange.ts';

interface Known {
  /** The names that the type has in the tables, outermost first; most have none or one. */
  readonly names: readonly string[];
  readonly fits: Fits;
  /** Finds the fields in a value that belong to other revisions; null: there can be none. */
  readonly strange: Strange | null;
}

export interface PlainNode extends Known {
  readonly kind: 'any' | 'string' | 'boolean' | 'null';
}

/** Both limits are included. */
export interface NumberNode extends Known {
  readonly kind: 'number' | 'integer';
  readonly minimum: number;
  readonly maximum: number;
}

export interface ValuesNode extends Known {
  readonly kind: 'values';
  readonly values: readonly (string | number)[];
}

export interface ListNode extends Known {
  readonly kind: 'list';
  readonly of: Node;
  readonly atMost: number;
}

/** An object with any keys. */
export interface MapNode extends Known {
  readonly kind: 'map';
  readonly of: Node;
}

export interface ObjectNode extends Known {
  readonly kind: 'object';
  readonly fields: readonly FieldNode[];
  /** Of these fields at least one has to be there; null: there is no such rule. */
  readonly oneNeededOf: readonly string[] | null;
}

export interface FieldNode {
  readonly name: string;
  readonly node: Node;
  readonly required: boolean;
}

/** Objects that one of their fields tells apart. */
export interface TaggedNode extends Known {
  readonly kind: 'tagged';
  readonly tag: string;
  readonly of: ReadonlyMap<unknown, Node>;
}

export interface EitherNode extends Known {
  readonly kind: 'either';
  readonly of: readonly Node[];
}

/** `base`, and also the case whose value the field `tag` has, if there is one. */
export interface CasesNode extends Known {
  readonly kind: 'cases';
  readonly base: Node;
  readonly tag: string;
  readonly cases: ReadonlyMap<unknown, Node>;
}

export type Node =
  | PlainNode
  | NumberNode
  | ValuesNode
  | ListNode
  | MapNode
  | ObjectNode
  | TaggedNode
  | EitherNode
  | CasesNode;
