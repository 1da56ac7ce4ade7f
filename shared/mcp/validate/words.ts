/** Faults as sentences. */
import { describeScalar } from '../../jsonrpc/classify.ts';
import { shown } from '../shown.ts';
import type { Fault } from './faults.ts';
import type { Node } from './node.ts';
import type { NodePart } from './nodes.ts';

/** Longest text of a pointer in a sentence, in UTF-16 units. */
const longest = 120;
const mostValues = 12;

/** One sentence: what stands where, and what has to. `pointer` leads from the root of the message to the part. */
export function sentenceOf(fault: Fault, part: NodePart, method: string): string {
  if (fault.kind === 'missing') return missing(fault.members, fault, part, method);
  const where = shownAt(fault, part);
  if (fault.kind === 'long') return `${where} has ${fault.items} items; it may have ${fault.atMost} at most.`;
  const { value, wanted, optional } = fault;
  const instead = value === null && optional ? ', or be left out' : '';
  return `${where} is ${valueText(value, wanted)}; it has to be ${wantedText(wanted)}${instead}.`;
}

function missing(members: readonly string[], fault: Fault, part: NodePart, method: string): string {
  const whole = fault.pointer === '';
  const subject = whole ? (part === 'params' ? 'The params have' : 'The result has') : `${shownAt(fault, part)} has`;
  const names = members.map((name) => `"${name}"`);
  const lacked = names.length === 1 ? `no ${names[0]}` : `neither ${names.join(' nor ')}`;
  const by = whole ? method : (fault.within.findLast(({ pointer }) => pointer === fault.pointer)?.name ?? null);
  return `${subject} ${lacked}, which ${by === null ? 'has to be there' : `${by} requires`}.`;
}

function shownAt({ pointer }: Fault, part: NodePart): string {
  return `"${shortened(`/${part}${pointer}`)}"`;
}

/** The end of a long pointer says more than its beginning. */
function shortened(pointer: string): string {
  const text = pointer.length > longest ? `…${pointer.slice(-longest)}` : pointer;
  return JSON.stringify(text).slice(1, -1);
}

function valueText(value: unknown, wanted: Node): string {
  if (typeof value !== 'string') return describeScalar(value);
  return wanted.kind === 'values' ? shown(value) : `the string ${shown(value)}`;
}

/** What a value of the type is, as in "a string or a whole number". */
export function wantedText(node: Node): string {
  switch (node.kind) {
    case 'any':
      return 'any JSON';
    case 'string':
      return 'a string';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'number':
      return `a number${range(node.minimum, node.maximum)}`;
    case 'integer':
      return `a whole number${range(node.minimum, node.maximum)}`;
    case 'values':
      return choice(node.values);
    case 'list':
      return 'an array';
    case 'either':
      return [...new Set(node.of.map(wantedText))].join(' or ');
    default:
      return 'an object';
  }
}

function range(minimum: number, maximum: number): string {
  if (Number.isFinite(maximum)) return ` from ${minimum} to ${maximum}`;
  return Number.isFinite(minimum) ? ` of ${minimum} or more` : '';
}

function choice(values: readonly (string | number)[]): string {
  const named = values.slice(0, mostValues).map((value) => JSON.stringify(value));
  if (named.length <= 1) return named.join('');
  return `${named.slice(0, -1).join(', ')}${values.length > mostValues ? ', …' : ''} or ${named.at(-1)}`;
}
