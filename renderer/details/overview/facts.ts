/** The facts of an entry as a table for people. */
import type { FrameDetail } from '#shared/ipc/contract';
import type { Exchange, ExchangeState } from '#shared/model/exchange';
import type { Ending, Origin } from '#shared/model/frame';
import type { SessionSummary } from '#shared/model/session';
import { formatCount, formatDuration, formatSize } from '#shared/view/numbers';
import { sinceStart, wallClock } from './times.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Drawn under the value, a line each. */
  readonly list?: readonly string[];
  /** Drawn in wire type. */
  readonly wire?: true;
}

type FactFrame = NonNullable<FrameDetail['frame']>;

const endings: { readonly [E in Ending]: string } = {
  lf: 'LF (one line feed)',
  crlf: 'CR LF (carriage return, line feed)',
  eof: 'none: the stream ended here',
  overflow: 'none yet: the line is over the size limit and goes on in the next entry',
};

const origins: { readonly [O in Origin]: string } = {
  peer: '',
  inspector: 'written in Wirescope',
  rule: 'changed by a rule',
};

const states: { readonly [S in ExchangeState]: string } = {
  pending: 'waiting for an answer',
  succeeded: 'answered with a result',
  failed: 'answered with an error',
  cancelled: 'cancelled by the requester',
  abandoned: 'never answered: the server is gone',
};

/** The facts in the order in which they are asked for; what does not apply is left out. */
export function factsOf(detail: FrameDetail, session: Pick<SessionSummary, 'startedAt'>): readonly Fact[] {
  const { row, frame } = detail;
  return [
    { label: 'Number', value: formatCount(row.seq) },
    { label: 'Time', value: `${sinceStart(row.at)} after the start` },
    { label: 'On the clock', value: wallClock(session.startedAt, row.at) },
    ...(frame === null ? [] : frameFacts(detail, frame)),
    ...revisionFacts(detail),
    ...(detail.exchange === null ? [] : exchangeFacts(detail.exchange)),
  ].filter((fact) => fact.value !== '');
}

function frameFacts(detail: FrameDetail, frame: FactFrame): readonly Fact[] {
  return [
    { label: 'First byte to last', value: spread(frame) },
    { label: 'Channel', value: channelText(detail) },
    { label: 'Origin', value: origins[frame.origin] },
    { label: 'Id', value: idText(detail.row.id), wire: true },
    { label: 'Size', value: sizeText(detail) },
    { label: 'Line ending', value: endings[frame.ending] },
    { label: 'Byte order mark', value: frame.bom ? 'yes, at offset 0' : '' },
    { label: 'Not UTF-8', value: badBytesText(frame.badBytes) },
  ];
}

function spread(frame: FactFrame): string {
  const length = frame.at - frame.firstAt;
  return length === 0 ? 'arrived at once' : formatDuration(length);
}

function channelText({ row, frame }: FrameDetail): string {
  if (frame === null) return '';
  if (row.direction === null) return `${frame.channel} (free text of the server)`;
  return `${frame.channel} (${row.direction === 'client-to-server' ? 'client to server' : 'server to client'})`;
}

function idText(id: string | null): string {
  if (id === null) return '';
  return id.startsWith('"') ? `${id} (a string)` : id;
}

function sizeText(detail: FrameDetail): string {
  const { size, row } = detail;
  const exact = size < 1000 ? '' : ` (${formatCount(size)} B)`;
  return `${formatSize(size)}${exact}, ${formatCount(row.size)} B with its ending`;
}

/** Offsets of the bytes that are not UTF-8: the first few, and how many more. */
export function badBytesText(offsets: readonly number[]): string {
  if (offsets.length === 0) return '';
  const shown = offsets.slice(0, 8).map(formatCount).join(', ');
  const more = offsets.length > 8 ? ` and ${offsets.length >= 100 ? 'more' : `${offsets.length - 8} more`}` : '';
  return `${offsets.length === 1 ? 'byte at offset' : 'bytes at offsets'} ${shown}${more}`;
}

function revisionFacts(detail: FrameDetail): readonly Fact[] {
  if (detail.row.direction === null) return [];
  const { revision, revisionSource } = detail;
  if (revision === null) return [{ label: 'Revision', value: 'not known yet: JSON-RPC and framing are checked only' }];
  return [{ label: 'Revision', value: revisionSource === null ? revision : `${revision}, ${revisionSource}` }];
}

function exchangeFacts(exchange: Exchange): readonly Fact[] {
  return [
    { label: 'Exchange', value: states[exchange.state] },
    { label: 'Latency', value: exchange.durationMs === null ? '' : formatDuration(exchange.durationMs) },
    { label: 'Late by', value: exchange.lateMs === null ? '' : formatDuration(exchange.lateMs) },
  ];
}
