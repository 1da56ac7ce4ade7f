/** From the text of a schema to a function that validates, or the reason why there is none. */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isObject, type JsonObject } from '../../model/message.ts';
import { shown } from '../shown.ts';
import { schemaLimits, textOutgrows } from '../supplied/limits.ts';
import type { Dialect, NotChecked, Verdict } from '../supplied/question.ts';
import { faultOf } from './faults.ts';
import { badReference } from './references.ts';

export type Compiled = { readonly validate: ValidateFunction } | Verdict;

/** `dialect` is meant when the schema names none. */
export function compile(text: string, dialect: Dialect): Compiled {
  const excess = textOutgrows(text, schemaLimits);
  if (excess !== null) return notChecked(`the schema ${excess}`);
  try {
    const schema: unknown = JSON.parse(text);
    return isObject(schema) ? compileObject(schema, dialect) : notChecked('the schema is no object');
  } catch (error) {
    return notChecked(`the schema cannot be compiled (${messageOf(error)})`);
  }
}

function compileObject(schema: JsonObject, fallback: Dialect): Compiled {
  const { $schema: named = fallback } = schema;
  if (typeof named !== 'string') return badSchema('/$schema', `/$schema is ${shown(named)} and must be a string`);
  const dialect = dialectOf(named);
  if (dialect === null) return notChecked(`its dialect ${shown(named)} is not known here`);
  // Ajv would answer with a promise.
  if (schema.$async === true) return notChecked('the schema asks for asynchronous validation');
  const meta = metaValidator(dialect);
  if (!meta(schema)) return { kind: 'bad-schema', ...faultOf(meta.errors ?? [], schema) };
  return compileWith(schema, dialect, true);
}

/** A schema may have the address of a meta-schema: then it is compiled without those. */
function compileWith(schema: JsonObject, dialect: Dialect, meta: boolean): Compiled {
  try {
    // An instance of its own for each: the addresses in one schema must not be found from another.
    return { validate: compiler(dialect, { ...options, validateSchema: false, meta }).compile(schema) };
  } catch (error) {
    if (error instanceof Ajv.MissingRefError) return badReference(schema, error);
    if (error instanceof UnknownPattern) {
      return notChecked(`its pattern ${shown(error.pattern)} is no regular expression of JavaScript`);
    }
    const message = messageOf(error);
    if (meta && /already exists|resolves to more than one schema/.test(message)) {
      return compileWith(schema, dialect, false);
    }
    return notChecked(`the schema cannot be compiled (${message})`);
  }
}

const options: Options = {
  strict: false,
  logger: false,
  validateFormats: true,
  ownProperties: true,
  code: { regExp: Object.assign(patternOf, { code: 'new RegExp' }) },
};

function compiler(dialect: Dialect, given: Options): Ajv {
  const ajv = dialect === 'draft-07' ? new Ajv(given) : new Ajv2020(given);
  formats.default(ajv);
  return ajv;
}

const metaSchemas: { readonly [D in Dialect]: string } = {
  'draft-07': 'http://json-schema.org/draft-07/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

const metaValidators = new Map<Dialect, ValidateFunction>();

/** Of patterns it only wants that they are text: other languages have expressions that JavaScript has not. */
function metaValidator(dialect: Dialect): ValidateFunction {
  const known = metaValidators.get(dialect);
  if (known !== undefined) return known;
  const ajv = compiler(dialect, options).addFormat('regex', true);
  const made = ajv.compile({ $ref: metaSchemas[dialect] });
  metaValidators.set(dialect, made);
  return made;
}

function dialectOf(named: string): Dialect | null {
  if (named === 'draft-07' || named === '2020-12') return named;
  if (/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/.test(named)) return 'draft-07';
  return /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(named) ? '2020-12' : null;
}

/** Most patterns are written for the older kind of expression, in which needless escapes are allowed. */
function patternOf(pattern: string, flags: string): RegExp {
  for (const attempt of [flags, '']) {
    try {
      return new RegExp(pattern, attempt);
    } catch {
      // The other kind may do.
    }
  }
  throw new UnknownPattern(pattern);
}

class UnknownPattern extends Error {
  constructor(readonly pattern: string) {
    super(`${pattern} is no regular expression`);
  }
}

function badSchema(pointer: string, what: string): Verdict {
  return { kind: 'bad-schema', pointer, what };
}

function notChecked(why: string): NotChecked {
  return { kind: 'not-checked', why };
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 100);
}
