/** One entry in full, as the details pane shows it. */
import { isUtf8 } from 'node:buffer';
import { type DetailedDiagnostic, type FrameDetail, type Range, textLimit } from '#shared/ipc/contract';
import { locate } from '#shared/jsonrpc/locate';
import { type DecodedText, decodeText } from '#shared/jsonrpc/text';
import { explanationOf } from '#shared/mcp/explain/explanation';
import { answerDraft } from '#shared/mcp/manual/answer-draft';
import { retryDraft } from '#shared/mcp/manual/retry-draft';
import { methodOf } from '#shared/mcp/methods';
import { gistOf } from '#shared/mcp/tolerance/gist';
import type { Diagnostic, Severity } from '#shared/model/diagnostic';
import type { Exchange } from '#shared/model/exchange';
import type { Frame } from '#shared/model/frame';
import type { ReadingSide } from '#shared/model/reference';
import type { SessionState } from '#shared/model/session';
import { overviewOf } from '#shared/view/overview';
import { relationNotes } from '#shared/view/relations';
import type { Row } from '#shared/view/row';
import { isLive, type LiveSession, type Session } from './session.ts';

const runningStates: readonly SessionState[] = ['starting', 'running', 'stopping', 'following'];

/** Rejects when the log has no such entry, or when its bytes cannot be read back. */
export async function frameDetail(session: Session, seq: number): Promise<FrameDetail> {
  const row = session.log.row(seq);
  const entry = await session.entry(seq);
  const exchange = session.dissector.exchangeOf(seq);
  const { revision, source } = session.dissector.revisionOf(seq);
  const about = methodOf(row.method, revision)?.about ?? null;
  const overview = overviewOf({ row, exchange, revision, revisionSource: source, about, nowMs: clockOf(session) });
  const parts = entry.kind === 'frame' ? frameParts(entry.frame) : noParts;
  const side = entry.kind === 'frame' ? readerOf(entry.frame) : null;
  return {
    row,
    overview,
    ...parts.shown,
    event: entry.kind === 'event' ? entry.event : null,
    revision,
    revisionSource: source,
    diagnostics: worstFirst(session.log.diagnostics(seq)).map((diagnostic) => detailed(diagnostic, parts, side)),
    exchange,
    exchangeRows: exchange === null ? [] : exchangeRows(session, exchange),
    relations: relationNotes(session.dissector.relationsOf(seq), seq),
    answerDraft: isLive(session) ? await draftFor(session, row, parts.shown.text, revision) : null,
  };
}

/** Only what the server still waits for: an answer to its request, or a request once more with the input it wants. */
async function draftFor(
  session: LiveSession,
  { kind, channel, state, partner }: Row,
  text: string | null,
  revision: string | null,
): Promise<string | null> {
  if (text === null || channel !== 'stdout') return null;
  if (kind === 'request') return state === 'pending' ? answerDraft(text, revision) : null;
  if (kind !== 'response' || partner === null || !text.includes('"input_required"')) return null;
  const request = await session.entry(partner);
  if (request.kind !== 'frame') return null;
  return retryDraft(decodeText(request.frame.bytes).text, text, revision, session.dissector.facts.nextId);
}

interface FrameParts {
  readonly shown: Pick<FrameDetail, 'frame' | 'text' | 'size'>;
  /** For places in the text, when some bytes of it do not decode. */
  readonly badText: Uint8Array | undefined;
}

const noParts: FrameParts = { shown: { frame: null, text: null, size: 0 }, badText: undefined };

function frameParts({ bytes, seq: _, ...facts }: Frame): FrameParts {
  const decoded = bytes.length <= textLimit ? decodeText(bytes) : { ...factsOfLarge(bytes), text: null };
  const { bom, badBytes, text, valid } = decoded;
  const frame = { ...facts, bom, badBytes };
  return { shown: { frame, text, size: bytes.length }, badText: valid ? undefined : bytes };
}

/** What is to be known of a frame without making a string of it. */
function factsOfLarge(bytes: Uint8Array): Omit<DecodedText, 'text'> {
  if (!isUtf8(bytes)) return decodeText(bytes);
  return { valid: true, badBytes: [], bom: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf };
}

/** Who reads a line that a peer sent; what a person sends is their own affair. */
function readerOf({ channel, origin }: Frame): ReadingSide {
  if (origin !== 'peer' || channel === 'stderr') return null;
  return channel === 'stdout' ? 'client' : 'server';
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Of one severity, in the order in which they were found. */
function worstFirst(found: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...found].sort((a, b) => ranks[a.severity] - ranks[b.severity]);
}

function detailed(diagnostic: Diagnostic, parts: FrameParts, side: ReadingSide): DetailedDiagnostic {
  const { code } = diagnostic;
  return {
    ...diagnostic,
    explanation: explanationOf(code),
    tolerance: side === null ? '' : gistOf(code, side),
    range: rangeOf(diagnostic, parts),
  };
}

/** Without a text, which large frames are sent without, there are only byte offsets. */
function rangeOf({ place }: Diagnostic, { shown: { text }, badText }: FrameParts): Range | null {
  if (place === undefined) return null;
  if (text !== null) return locate(text, place, badText);
  return 'pointer' in place ? null : { bytes: place, chars: { from: 0, to: 0 } };
}

function exchangeRows({ log }: Session, { request, related, response }: Exchange): readonly Row[] {
  const seqs = [request, ...related, ...(response === null ? [] : [response])];
  const known = [...new Set(seqs)].filter((seq) => seq <= log.length);
  return known.sort((a, b) => a - b).map((seq) => log.row(seq));
}

function clockOf(session: Session): number | null {
  const { state, nowMs } = session.summary();
  return runningStates.includes(state) ? nowMs : null;
}
