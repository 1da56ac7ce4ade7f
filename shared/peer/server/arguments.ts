/** Holds arguments and results against a tool's own schemas. */
import { type Compiled, compile } from '../../mcp/judgement/compile.ts';
import { faultOf } from '../../mcp/judgement/faults.ts';
import type { JsonObject } from '../../model/message.ts';
import { firstBigint, rounded } from '../exact-json.ts';
import type { Tool } from './definition.ts';

const compiled = new WeakMap<JsonObject, Compiled>();

/** What is wrong with the arguments of a call, in words; null: nothing. `1.0` is a whole number, `1.5` is none. */
export function argumentFault({ inputSchema, exactIntegers }: Tool, args: JsonObject): string | null {
  const beyond = exactIntegers ? null : firstBigint(args);
  if (beyond !== null)
    return `${beyond} is a whole number beyond 2^53, which this tool cannot take without rounding it`;
  return faultIn(inputSchema, args);
}

/** What does not fit the schema, in words; null: it fits. */
export function faultIn(schema: JsonObject, value: JsonObject): string | null {
  const known = compiled.get(schema) ?? compile(JSON.stringify(schema), '2020-12');
  compiled.set(schema, known);
  if (!('validate' in known)) return 'what' in known ? `the schema itself is wrong: ${known.what}` : null;
  const plain = rounded(value);
  if (known.validate(plain)) return null;
  const { pointer, what } = faultOf(known.validate.errors ?? [], plain);
  return what.startsWith(pointer) || pointer === '' ? what : `${pointer}: ${what}`;
}
