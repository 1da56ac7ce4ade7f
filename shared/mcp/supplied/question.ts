/** What is asked about the schemas that a server supplies, and what is answered. Schemas are text: they may be hostile. */

/** The dialects of JSON Schema that MCP servers write: 2020-12 is the default from 2025-11-25 on. */
export type Dialect = 'draft-07' | '2020-12';

export interface Question {
  /** JSON text. */
  readonly schema: string;
  /** JSON text of the value that must satisfy it; null: is the schema itself one? */
  readonly value: string | null;
  /** When `$schema` names none. */
  readonly dialect: Dialect;
}

/** A fault in a value, or in a schema as a value of its dialect's own schema. */
export interface SchemaFault {
  /** From the value to the fault; with `key` the key itself is meant. */
  readonly pointer: string;
  readonly key?: true;
  /** A clause: `/a is "two" and must be a number`. */
  readonly what: string;
}

/** Said in a clause: `the schema is larger than 512 KiB`. */
export interface NotChecked {
  readonly kind: 'not-checked';
  readonly why: string;
}

export type Verdict =
  | { readonly kind: 'valid' }
  | ({ readonly kind: 'mismatch' } & SchemaFault)
  | ({ readonly kind: 'bad-schema' } & SchemaFault)
  /** A `$ref` that leads out of the schema to an address, which is never fetched; `pointer` leads to it. */
  | { readonly kind: 'remote'; readonly ref: string; readonly pointer: string }
  | NotChecked;

/** What the question is about. */
export type About =
  | { readonly type: 'schema'; readonly member: SchemaMember; readonly tool: string; readonly modern: boolean }
  | { readonly type: 'arguments'; readonly tool: string; readonly saidOfSchema: boolean }
  /** The arguments of a call that was refused as invalid. */
  | { readonly type: 'refused-arguments'; readonly tool: string }
  | { readonly type: 'structured-content'; readonly tool: string; readonly saidOfSchema: boolean }
  | { readonly type: 'form'; readonly key: string | null }
  /** All schemas of a listing that was too large to be read. */
  | { readonly type: 'listing' };

export type SchemaMember = 'inputSchema' | 'outputSchema';

/** Something in a message that only a schema can tell. */
export interface Doubt {
  readonly about: About;
  /** Where in the message the schema stands that is asked about, or the value. */
  readonly pointer: string;
  /** `seq` of the message with the schema. */
  readonly related: readonly number[];
  /** What to ask, or why it cannot be asked. */
  readonly question: Question | NotChecked;
}
