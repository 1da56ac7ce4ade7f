/** Rows: what the timeline shows of a frame or process event. */
import { idText } from '../jsonrpc/ids.ts';
import { locate } from '../jsonrpc/locate.ts';
import type { Reading } from '../jsonrpc/parse.ts';
import { type Link, requestOf } from '../mcp/link.ts';
import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import type { ExchangeState } from '../model/exchange.ts';
import { directionOf, type Frame, wireSize } from '../model/frame.ts';
import type { Id, WireMessage } from '../model/message.ts';
import type { ProcessEvent } from '../model/process-event.ts';
import { formatSize } from '../view/numbers.ts';
import { eventLabel, eventSummary } from '../view/process-text.ts';
import type { Row, RowKind } from '../view/row.ts';
import { isToolFailure, summaryOf } from '../view/summary.ts';
import { oneLine } from '../view/visible.ts';

/** What the row of a message says about its exchange. */
export interface Joined {
  readonly link: Link;
  /** The subject of the request that is answered. */
  readonly subject: string;
}

export function messageRow(frame: Frame, reading: Reading, joined: Joined, found: readonly Diagnostic[]): Row {
  const { message } = reading;
  const method = methodOf(message, joined.link);
  return {
    seq: frame.seq,
    at: frame.at,
    kind: message.kind,
    channel: frame.channel,
    direction: directionOf(frame.channel),
    origin: frame.origin,
    ending: frame.ending,
    id: rowId(reading),
    method: oneLine(method, 120),
    subject: joined.subject,
    summary: reading.whole ? summaryOf(message, method, reading.text) : unreadSummary(reading, frame.bytes.length),
    size: wireSize(frame),
    partner: partnerOf(joined.link),
    state: stateOf(message),
    durationMs: joined.link.type === 'answer' ? joined.link.durationMs : null,
    lateMs: joined.link.type === 'answer' ? joined.link.lateMs : null,
    toolFailed: isToolFailure(message),
    worst: worstOf(found),
    findings: found.length,
  };
}

/** A line that was not read as a whole says only how large it is. */
function unreadSummary({ message }: Reading, size: number): string {
  return message.kind === 'invalid' ? oneLine(message.detail) : `${formatSize(size)}, too large to be read as a whole`;
}

function rowId({ message, text }: Reading): string | null {
  switch (message.kind) {
    case 'request':
    case 'response':
    case 'error':
      return message.id === undefined ? null : exactId(message.id, text);
    default:
      return null;
  }
}

/** An integer that JSON.parse has rounded is shown as it was sent. */
function exactId(id: Id, text: string): string {
  if (typeof id !== 'number' || Number.isSafeInteger(id)) return idText(id);
  const place = locate(text, { pointer: '/id' });
  return place === null ? idText(id) : oneLine(text.slice(place.chars.from, place.chars.to), 60);
}

function methodOf(message: WireMessage, link: Link): string {
  if (message.kind === 'request' || message.kind === 'notification') return message.method;
  if (link.type === 'answer' || link.type === 'duplicate') return link.request.method;
  return message.kind === 'invalid' ? invalidLabels[message.reason] : kindLabel(message.kind);
}

const invalidLabels = {
  'not-json': 'not JSON',
  'not-utf8': 'not UTF-8',
  'not-jsonrpc': 'not JSON-RPC',
  'too-large': 'too large to read',
} as const;

function kindLabel(kind: WireMessage['kind']): string {
  return kind === 'blank' ? 'blank line' : kind;
}

function partnerOf(link: Link): number | null {
  return requestOf(link)?.seq ?? null;
}

function stateOf(message: WireMessage): ExchangeState | null {
  return message.kind === 'request' ? 'pending' : null;
}

export function stderrRow(frame: Frame, text: string): Row {
  return { ...plainRow(frame.seq, frame.at, 'stderr', 'stderr', oneLine(text)), ...wireFacts(frame) };
}

/** The row of a frame that the analysis itself failed on. */
export function failedRow(frame: Frame, found: readonly Diagnostic[]): Row {
  const row = { ...plainRow(frame.seq, frame.at, 'invalid', 'not analysed', ''), ...wireFacts(frame) };
  return { ...row, direction: directionOf(frame.channel), worst: worstOf(found), findings: found.length };
}

function wireFacts(frame: Frame): Pick<Row, 'channel' | 'origin' | 'ending' | 'size'> {
  return { channel: frame.channel, origin: frame.origin, ending: frame.ending, size: wireSize(frame) };
}

export function eventRow(event: ProcessEvent, unanswered: number, found: readonly Diagnostic[]): Row {
  const row = plainRow(event.seq, event.at, 'event', eventLabel(event), eventSummary(event, unanswered));
  return { ...row, worst: worstOf(found), findings: found.length };
}

function plainRow(seq: number, at: number, kind: RowKind, method: string, summary: string): Row {
  return {
    seq,
    at,
    kind,
    channel: null,
    direction: null,
    origin: 'peer',
    ending: null,
    id: null,
    method,
    subject: '',
    summary,
    size: 0,
    partner: null,
    state: null,
    durationMs: null,
    lateMs: null,
    toolFailed: false,
    worst: null,
    findings: 0,
  };
}

const severities: readonly Severity[] = ['error', 'warning', 'info'];

export function worstOf(found: readonly Diagnostic[]): Severity | null {
  if (found.length === 0) return null;
  return severities.find((severity) => found.some((diagnostic) => diagnostic.severity === severity)) ?? null;
}
