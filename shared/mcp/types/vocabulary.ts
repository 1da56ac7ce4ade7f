/**
 * The words in which the types of MCP are written down: what a value looks like, and since and until when.
 *
 * A table is written once for all revisions. `since` and `until` limit a field, an alternative or a type to some of
 * them; whatever refers to a type that a revision does not have is not there in that revision either. So a union with
 * one alternative until 2025-11-25 and another since 2026-07-28 is a type that changed.
 */
import { type Revision, revisions } from '../revisions.ts';

/** The revisions that have something, first and last included; absent: from the first on, to the latest. */
export interface Life {
  readonly since?: Revision;
  readonly until?: Revision;
}

/** Where a table departs from the published schema file on purpose. */
export interface Difference {
  readonly why: string;
  /** What the file says instead. */
  readonly published: Shape;
}

/** What every shape and field has. */
export interface Timed {
  readonly life: Life;
}

interface Text {
  readonly kind: 'string';
  readonly format?: Format;
}

interface Numeric {
  readonly kind: 'number' | 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
}

type Plain =
  | { readonly kind: 'any' | 'boolean' | 'null' }
  | Text
  | Numeric
  | { readonly kind: 'constant'; readonly value: string | number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly atMost?: number }
  /** An object with any keys, whose values are all alike. */
  | { readonly kind: 'map'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: Fields; readonly oneNeededOf?: readonly string[] }
  | { readonly kind: 'union'; readonly of: readonly Shape[] }
  | { readonly kind: 'named'; readonly name: string; readonly about: string; readonly shape: Shape }
  /** `shape`, and also the shape of the case whose value the field `tag` has. Any other value is fine too. */
  | { readonly kind: 'cases'; readonly shape: Shape; readonly tag: string; readonly cases: readonly Case[] };

export type Shape = Timed & Plain & { readonly differs?: Difference };
export type Named = Extract<Shape, { readonly kind: 'named' }>;
export type Format = 'uri' | 'uri-template' | 'byte';

export interface Case {
  readonly value: number;
  readonly shape: Shape;
}

export interface Field extends Timed {
  readonly shape: Shape;
  /** What it is for, one line. */
  readonly about: string;
  /** The revisions in which it may be left out. */
  readonly optionalIn: readonly Revision[];
}

export type Fields = Readonly<Record<string, Field>>;

const always = { life: {} };

export const anything: Shape = { kind: 'any', ...always };
export const boolean: Shape = { kind: 'boolean', ...always };
export const nothing: Shape = { kind: 'null', ...always };
export const string: Shape = { kind: 'string', ...always };
export const number: Shape = { kind: 'number', ...always };
export const integer: Shape = { kind: 'integer', ...always };
export const uri: Shape = { kind: 'string', format: 'uri', ...always };
export const uriTemplate: Shape = { kind: 'string', format: 'uri-template', ...always };
export const base64: Shape = { kind: 'string', format: 'byte', ...always };
/** From 0 to 1, both included. */
export const fraction: Shape = { kind: 'number', minimum: 0, maximum: 1, ...always };
/** 0, 1, 2 and so on. */
export const count: Shape = { kind: 'integer', minimum: 0, ...always };

export const constant = (value: string | number): Shape => ({ kind: 'constant', value, ...always });
export const choice = (...values: readonly string[]): Shape => ({ kind: 'choice', values, ...always });
export const list = (of: Shape): Shape => ({ kind: 'list', of, ...always });
export const listAtMost = (atMost: number, of: Shape): Shape => ({ kind: 'list', of, atMost, ...always });
export const map = (of: Shape): Shape => ({ kind: 'map', of, ...always });
/** An object: the fields below, and any others. */
export const object = (fields: Fields): Shape => ({ kind: 'object', fields, ...always });
/** An object in which at least one of some optional fields must be there. */
export const objectWithOneOf = (oneNeededOf: readonly string[], fields: Fields): Shape => {
  return { kind: 'object', fields, oneNeededOf, ...always };
};
export const either = (...of: readonly Shape[]): Shape => ({ kind: 'union', of, ...always });
export const cases = (shape: Shape, tag: string, found: readonly Case[]): Shape => {
  return { kind: 'cases', shape, tag, cases: found, ...always };
};
/** Gives a type its name. Names are those of the published schema files wherever these have one. */
export const define = (name: string, about: string, shape: Shape): Named => {
  return { kind: 'named', name, about, shape, ...always };
};

export const required = (shape: Shape, about: string): Field => ({ shape, about, optionalIn: [], ...always });
export const optional = (shape: Shape, about: string): Field => ({ shape, about, optionalIn: revisions, ...always });
export const requiredSince = (revision: Revision, shape: Shape, about: string): Field => {
  return { shape, about, optionalIn: revisions.filter((other) => other < revision), ...always };
};
export const requiredUntil = (revision: Revision, shape: Shape, about: string): Field => {
  return { shape, about, optionalIn: revisions.filter((other) => other > revision), ...always };
};
export const requiredExceptIn = (revision: Revision, shape: Shape, about: string): Field => {
  return { shape, about, optionalIn: [revision], ...always };
};

export const since = <T extends Timed>(revision: Revision, thing: T): T => {
  return { ...thing, life: { ...thing.life, since: revision } };
};
export const until = <T extends Timed>(revision: Revision, thing: T): T => {
  return { ...thing, life: { ...thing.life, until: revision } };
};
export const onlyIn = <T extends Timed>(revision: Revision, thing: T): T => {
  return { ...thing, life: { since: revision, until: revision } };
};

/** Notes that the published file says something else, and why the table does not. */
export const differs = (why: string, published: Shape, shape: Shape): Shape => {
  return { ...shape, differs: { why, published } };
};

/** True when the revision is within the life, whatever else it needs. */
export function lives(life: Life, revision: Revision): boolean {
  return (life.since ?? revision) <= revision && revision <= (life.until ?? revision);
}

/** True when the revision has this shape: it is within its life, and what it is made of is there. */
export function exists(shape: Shape, revision: Revision): boolean {
  if (!lives(shape.life, revision)) return false;
  if (shape.kind === 'named') return exists(shape.shape, revision);
  if (shape.kind === 'list' || shape.kind === 'map') return exists(shape.of, revision);
  return shape.kind !== 'union' || shape.of.some((one) => exists(one, revision));
}

/** True when the revision has this field, and its type. */
export function fieldIn(field: Field, revision: Revision): boolean {
  return lives(field.life, revision) && exists(field.shape, revision);
}

/** The fields that an object has in a revision. */
export function fieldsIn(fields: Fields, revision: Revision): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(([, field]) => fieldIn(field, revision));
}

export function isRequired(field: Field, revision: Revision): boolean {
  return !field.optionalIn.includes(revision);
}
