import { Ajv, type ErrorObject, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { outgrows } from './limits.ts';

/** The dialects of JSON Schema that MCP servers write: 2020-12 is the default from 2025-11-25 on. */
export type Dialect = 'draft-07' | '2020-12';

/** What the judge says of a schema and, when one was given, of a value that must satisfy it. */
export type Verdict =
  | { readonly kind: 'valid' }
  /** The value breaks the schema; `pointer` leads from the value to the fault. */
  | { readonly kind: 'mismatch'; readonly pointer: string; readonly why: string }
  | { readonly kind: 'bad-schema'; readonly why: string }
  /** A `$ref` that leads out of the schema; it is never fetched. */
  | { readonly kind: 'unresolved'; readonly ref: string }
  | { readonly kind: 'not-checked'; readonly why: string };

const options: Options = { strict: false, logger: false, validateFormats: true };

function compiler(dialect: Dialect): Ajv {
  const ajv = dialect === 'draft-07' ? new Ajv(options) : new Ajv2020(options);
  formats.default(ajv);
  return ajv;
}

/** The dialect that `$schema` names, `fallback` when it names none, null when it names one that is not known here. */
export function dialectOf(schema: object, fallback: Dialect): Dialect | null {
  const named = '$schema' in schema ? schema.$schema : undefined;
  if (named === undefined) return fallback;
  if (typeof named !== 'string') return null;
  if (/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/.test(named)) return 'draft-07';
  return /^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(named) ? '2020-12' : null;
}

/**
 * Compiles `schema` and, when `instance` is not undefined, runs it. Nothing is fetched and nothing is thrown, but a
 * hostile pattern may take for ever: run it where it can be ended.
 */
export function judge(schema: object, instance: unknown, fallback: Dialect): Verdict {
  const excess = outgrows(schema);
  if (excess !== null) return { kind: 'not-checked', why: excess };
  const dialect = dialectOf(schema, fallback);
  if (dialect === null) return { kind: 'not-checked', why: 'its $schema names a dialect that is not known here' };
  // Ajv would answer with a promise, which may reject.
  if ('$async' in schema) return { kind: 'not-checked', why: 'it asks for asynchronous validation' };
  try {
    const validate = compiler(dialect).compile(schema);
    return instance === undefined || validate(instance) ? { kind: 'valid' } : mismatch(validate.errors?.[0]);
  } catch (error) {
    return failure(error);
  }
}

function mismatch(error: ErrorObject | undefined): Verdict {
  return { kind: 'mismatch', pointer: error?.instancePath ?? '', why: error?.message ?? 'it does not match' };
}

function failure(error: unknown): Verdict {
  if (error instanceof Ajv.MissingRefError) return { kind: 'unresolved', ref: error.missingRef };
  if (error instanceof RangeError) return { kind: 'not-checked', why: 'it is nested too deeply' };
  return { kind: 'bad-schema', why: error instanceof Error ? error.message : String(error) };
}
