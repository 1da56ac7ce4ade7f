/** A JSON value in the sentence of a finding: `"abc"`, `5`, `null`, `an array`; long text is cut. */
import { describeScalar } from '../jsonrpc/classify.ts';
import { idText } from '../jsonrpc/ids.ts';

const longest = 60;

export function shown(value: unknown): string {
  if (typeof value === 'string' && value.length > longest) return idText(`${value.slice(0, longest)}…`);
  if (typeof value === 'string' || typeof value === 'number') return idText(value);
  return value === undefined ? 'missing' : describeScalar(value);
}
