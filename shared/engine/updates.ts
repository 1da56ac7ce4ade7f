/** What a message changes about the row of the request that it belongs to. */
import type { Link } from '../mcp/link.ts';
import type { WireMessage } from '../model/message.ts';
import type { RowUpdate } from './dissected.ts';

/** `inBatch`: the request's row is a batch, whose state is not that of one of its requests. */
export function updateOf(message: WireMessage, link: Link, seq: number, inBatch: boolean): RowUpdate | null {
  if (link.type === 'cancel' && link.request !== null && !link.finished && !inBatch) {
    return { seq: link.request.seq, state: 'cancelled' };
  }
  if (link.type !== 'answer') return null;
  const request = link.request.seq;
  if (inBatch) return { seq: request, partner: seq };
  const { durationMs, lateMs } = link;
  if (lateMs !== null) return { seq: request, partner: seq, state: 'cancelled', durationMs, lateMs };
  return { seq: request, partner: seq, state: message.kind === 'error' ? 'failed' : 'succeeded', durationMs };
}
