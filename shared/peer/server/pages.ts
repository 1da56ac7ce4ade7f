/** Lists in pages (MCP 2025-11-25 server/utilities/pagination). A cursor tells a position in a way that nobody reads. */
import { decode, encode, isValid } from 'js-base64';
import type { JsonObject } from '../../model/message.ts';
import { invalidParams, type Outcome, result } from './errors.ts';

export function page(name: string, items: readonly JsonObject[], { cursor }: JsonObject, size: number): Outcome {
  const from = cursor === undefined ? 0 : positionOf(cursor);
  if (from === null || from > items.length) return invalidParams(`Unknown cursor: ${String(cursor).slice(0, 100)}`);
  const to = from + size;
  const next = to < items.length ? { nextCursor: encode(`after ${to}`, true) } : {};
  return result({ [name]: items.slice(from, to), ...next });
}

function positionOf(cursor: unknown): number | null {
  if (typeof cursor !== 'string' || !isValid(cursor)) return null;
  const digits = /^after (\d{1,9})$/.exec(decode(cursor))?.[1];
  return digits === undefined ? null : Number(digits);
}
