/** The findings of the validator in words: one fault of a value, its place, and what was expected there. */
import type { ErrorObject } from 'ajv';
import { pointerStep } from '../../jsonrpc/locate.ts';
import { shown } from '../shown.ts';
import type { SchemaFault } from '../supplied/question.ts';

/** Alternatives that are named. */
const mostNamed = 6;
const longestText = 120;

/** `errors` as the validator leaves them: those of alternatives come before the one that joins them. */
export function faultOf(errors: readonly ErrorObject[], value: unknown): SchemaFault {
  const told = toldOf(errors);
  if (told === undefined) return { pointer: '', what: 'it does not match the schema' };
  const { instancePath: pointer } = told;
  const extra = extraMember(told);
  if (extra !== null) {
    return {
      pointer: pointer + pointerStep(extra),
      key: true,
      what: `the member ${shown(extra)} is not allowed${within(pointer)}`,
    };
  }
  const missing = missingMember(told);
  if (missing !== null) return { pointer, what: `the member ${shown(missing)} is missing${within(pointer)}` };
  const expected = expectations(errors, told);
  return {
    pointer,
    what: `${pointer === '' ? 'it' : cut(pointer)} is ${shown(valueAt(value, pointer))} and ${expected}`,
  };
}

/** The error that says most: of several alternatives the one that went furthest, else what all of them come to. */
function toldOf(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const last = errors.at(-1);
  if (last === undefined || !joins(last)) return last?.keyword === 'if' ? errors[0] : last;
  const deeper = errors.find(({ instancePath }) => instancePath.length > last.instancePath.length);
  return deeper ?? last;
}

function joins({ keyword }: ErrorObject): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

function extraMember({ keyword, params }: ErrorObject): string | null {
  if (keyword === 'propertyNames') return textIn(params.propertyName);
  return textIn(params.additionalProperty) ?? textIn(params.unevaluatedProperty);
}

function missingMember({ keyword, params }: ErrorObject): string | null {
  return keyword === 'required' || keyword === 'dependentRequired' ? textIn(params.missingProperty) : null;
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Alternatives of the same value are named one after the other. */
function expectations(errors: readonly ErrorObject[], told: ErrorObject): string {
  if (!joins(told)) return `must ${expected(told)}`;
  const branches = errors.filter(
    (error) => error !== told && error.instancePath === told.instancePath && !joins(error),
  );
  const alternatives = [...new Set(branches.map(expected))];
  if (alternatives.length === 0 || alternatives.length > mostNamed) return `must ${expected(told)}`;
  return `must ${alternatives.join(' or ')}`;
}

const typeNames: ReadonlyMap<unknown, string> = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['integer', 'an integer'],
  ['boolean', 'true or false'],
  ['object', 'an object'],
  ['array', 'an array'],
  ['null', 'null'],
]);

/** The words after "must". */
function expected({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'type') return `be ${typesIn(params.type)}`;
  if (keyword === 'enum') return `be ${choices(params.allowedValues)}`;
  if (keyword === 'const') return `be ${shown(params.allowedValue)}`;
  if (keyword === 'false schema') return 'not be there';
  if (keyword === 'required' || keyword === 'dependentRequired')
    return `have the member ${shown(String(params.missingProperty))}`;
  return cut((message ?? 'match the schema').replace(/^must /, '').replace('NOT', 'not'));
}

function typesIn(types: unknown): string {
  const list: readonly unknown[] = Array.isArray(types) ? types : [types];
  return list.map((type) => typeNames.get(type) ?? String(type)).join(' or ');
}

function choices(values: unknown): string {
  const list: readonly unknown[] = Array.isArray(values) ? values : [];
  if (list.length === 1) return shown(list[0]);
  const more = list.length > mostNamed ? ', …' : '';
  return `one of ${list.slice(0, mostNamed).map(shown).join(', ')}${more}`;
}

function within(pointer: string): string {
  return pointer === '' ? '' : ` in ${cut(pointer)}`;
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    at = typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
  }
  return at;
}
