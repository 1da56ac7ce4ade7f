/** The overview of a row: what it is, what it belongs to and how long that took, in sentences for a person. */
import type { Exchange } from '../model/exchange.ts';
import type { Direction, Ending } from '../model/frame.ts';
import { formatDuration, formatSize } from './numbers.ts';
import type { Row } from './row.ts';
import { counted } from './values.ts';

export interface Overview {
  readonly row: Row;
  readonly exchange: Exchange | null;
  readonly revision: string | null;
  /** Why this revision, as the dissector says it. */
  readonly revisionSource: string | null;
  /** What the row's method is for, from the table of methods; null for an unknown one. */
  readonly about: string | null;
  /** The session's clock, milliseconds since it began; null when the session is over. */
  readonly nowMs: number | null;
}

export function overviewOf(overview: Overview): readonly string[] {
  return [
    identity(overview.row, overview.about),
    ...exchangeSentences(overview),
    ...revisionSentences(overview),
    ...wireSentences(overview.row),
  ];
}

function identity(row: Row, about: string | null): string {
  const who = row.direction === null ? '' : sender(row.direction);
  switch (row.kind) {
    case 'request':
      return `A request of the ${who}, id ${row.id}: ${named(row)} ${about ?? 'is a method that MCP does not define'}.`;
    case 'notification':
      return `A notification of the ${who}: ${named(row)} ${about ?? 'is one that MCP does not define'}.`;
    case 'response':
      return row.toolFailed
        ? `The answer of the ${who} to ${named(row)}. The tool says that it failed; as far as the protocol goes, the request succeeded.`
        : `The answer of the ${who} to ${answered(row)}.`;
    case 'error':
      return `An error of the ${who}, in answer to ${answered(row)}.`;
    case 'batch':
      return `A batch of the ${who}: several messages in one line.`;
    case 'blank':
      return `An empty line of the ${who}.`;
    case 'stderr':
      return 'A line that the server wrote to stderr. That is free text and says nothing about success or failure.';
    case 'event':
      return `The server process: ${row.summary}.`;
    case 'invalid':
      return `A line of the ${who} that is no message: ${row.method}.`;
  }
}

function named(row: Row): string {
  return row.subject === '' ? row.method : `${row.method} ${row.subject}`;
}

function answered(row: Row): string {
  return row.partner === null ? 'no request that is known' : named(row);
}

function sender(direction: Direction): string {
  return direction === 'client-to-server' ? 'client' : 'server';
}

function exchangeSentences({ row, exchange, nowMs }: Overview): readonly string[] {
  if (exchange === null) return [];
  const related = exchange.related.filter((seq) => seq !== row.seq);
  return [
    ...(row.seq === exchange.request ? [outcome(exchange, nowMs)] : [membership(row, exchange)]),
    ...(exchange.lateMs === null
      ? []
      : [`The answer came late by ${formatDuration(exchange.lateMs)}: the request had been cancelled.`]),
    ...(related.length === 0
      ? []
      : [`${counted(related.length, 'more message')} belong${related.length === 1 ? 's' : ''} to the exchange.`]),
  ];
}

function outcome(exchange: Exchange, nowMs: number | null): string {
  const { response, durationMs, state } = exchange;
  if (response !== null && durationMs !== null) {
    return `Answered by #${response} after ${formatDuration(durationMs)}${state === 'failed' ? ', with an error' : ''}.`;
  }
  if (state === 'cancelled') return 'Cancelled by its sender before it was answered.';
  if (state === 'abandoned') return 'Never answered: the connection ended first.';
  return nowMs === null ? 'Not answered.' : `Not answered yet, for ${formatDuration(nowMs - exchange.requestedAt)}.`;
}

function membership(row: Row, exchange: Exchange): string {
  if (row.seq !== exchange.response)
    return `It belongs to ${exchange.method} with id ${exchange.id} (#${exchange.request}).`;
  const took = exchange.durationMs === null ? '' : ` It took ${formatDuration(exchange.durationMs)}.`;
  return `It answers #${exchange.request}.${took}`;
}

function revisionSentences({ row, revision, revisionSource }: Overview): readonly string[] {
  if (row.direction === null) return [];
  if (revision === null)
    return ['No revision of the protocol is known at this point; only framing and JSON-RPC are checked.'];
  return [`Revision ${revision}${revisionSource === null ? '' : ` (${revisionSource})`}.`];
}

const endings: { readonly [ending in Ending]: string } = {
  lf: 'ended by a newline',
  crlf: 'ended by CR LF',
  eof: 'not ended: the stream ended first',
  overflow: 'cut at the size limit; the line goes on in the next row',
};

function wireSentences(row: Row): readonly string[] {
  if (row.ending === null || row.channel === null) return [];
  return [`${formatSize(row.size)} on ${row.channel}, ${endings[row.ending]}.${origins[row.origin]}`];
}

const origins = { peer: '', inspector: ' Sent by Wirescope.', rule: ' Written by a rule.' } as const;
