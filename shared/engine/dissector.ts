/**
 * Explains a session entry by entry: parse, classify, correlate, annotate. Pure but for what it remembers of earlier
 * entries; it has no clock and never throws. Entries come in order of `seq`.
 */
import { censusOf } from '../jsonrpc/census.ts';
import { type Reading, read } from '../jsonrpc/parse.ts';
import { decodeText } from '../jsonrpc/text.ts';
import { analysisFailed } from '../mcp/checks/analysis.ts';
import type { Knowledge } from '../mcp/knowledge/knowledge.ts';
import type { Lifecycle } from '../mcp/lifecycle.ts';
import { type Link, requestOf } from '../mcp/link.ts';
import type { MessageLook } from '../mcp/look.ts';
import { eraOf } from '../mcp/revisions.ts';
import { doubtsOf } from '../mcp/supplied/doubts.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { Exchange } from '../model/exchange.ts';
import { type Direction, directionOf, type Frame, type Origin } from '../model/frame.ts';
import { isObject, type JsonObject, type WireMessage } from '../model/message.ts';
import type { ProcessEvent } from '../model/process-event.ts';
import type { Relation } from '../model/relation.ts';
import { subjectOf } from '../view/summary.ts';
import { annotateEvent, annotateLine, annotateMessage, diagnosticOf } from './annotate.ts';
import { Conversation, type Placed } from './conversation.ts';
import type { Seen } from './correlate.ts';
import type { Dissected, RowUpdate, SessionFacts } from './dissected.ts';
import type { Inquiry } from './inquiry.ts';
import { LineRuns } from './line-runs.ts';
import { ProcessState } from './process-state.ts';
import type { RevisionOf } from './revision.ts';
import { eventRow, failedRow, messageRow, stderrRow } from './rows.ts';
import { Unanswered } from './unanswered.ts';
import { updateOf } from './updates.ts';

export class Dissector {
  readonly #conversation = new Conversation();
  readonly #runs = { stdin: new LineRuns(), stdout: new LineRuns() };
  readonly #unanswered = new Unanswered();
  readonly #process = new ProcessState();

  push(entry: Entry): Dissected {
    try {
      return entry.kind === 'frame' ? this.#frame(entry.frame) : this.#event(entry.event);
    } catch (error) {
      return failed(entry, error);
    }
  }

  /** The exchange of a request, an answer, or a message that belongs to one. */
  exchangeOf(seq: number): Exchange | null {
    return this.#conversation.exchangeOf(seq);
  }

  /** What a message belongs to, beyond the request that it answers. */
  relationsOf(seq: number): readonly Relation[] {
    return this.#conversation.known.relations.of(seq);
  }

  /** The revision that a message speaks, and how that is known. */
  revisionOf(seq: number): RevisionOf {
    return this.#conversation.revisionOf(seq);
  }

  get facts(): SessionFacts {
    const { lifecycle, nextId, correlator } = this.#conversation;
    return {
      server: lifecycle.server,
      revision: sessionRevision(lifecycle),
      era: lifecycle.era,
      pending: correlator.pending,
      nextId,
      ended: this.#process.ended,
    };
  }

  #frame(frame: Frame): Dissected {
    const direction = directionOf(frame.channel);
    if (frame.channel === 'stderr' || direction === null) return stderr(frame);
    if (frame.channel === 'stdin') this.#process.stdinOrigin = frame.origin;
    const reading = read(frame.bytes);
    const notes: Notes = { found: [], updates: [], inquiries: null };
    const link = this.#line(frame, direction, reading, notes);
    const subject = subjectFor(reading.message, link);
    const run = this.#runs[frame.channel].note(frame, reading, notes.found);
    const diagnostics = run === null ? notes.found : run.diagnostics;
    if (run !== null) notes.updates.push(...run.updates);
    const row = messageRow(frame, reading, { link, subject }, diagnostics);
    const { updates, inquiries } = notes;
    return inquiries === null ? { row, diagnostics, updates } : { row, diagnostics, updates, inquiries };
  }

  #line(frame: Frame, direction: Direction, reading: Reading, notes: Notes): Link {
    const { message } = reading;
    const seen: Seen = { seq: frame.seq, at: frame.at, direction };
    const placed = this.#conversation.take(message, seen);
    annotateLine({ frame, reading, census: censusOf(message), revision: placed.revision }, notes.found);
    if (message.kind === 'batch') this.#batch(message.items, seen, frame.origin, notes);
    else this.#message(message, seen, placed, frame.origin, '', notes);
    if (message.kind === 'request' || message.kind === 'batch') this.#unanswered.noteRequest(frame.seq, notes.found);
    return placed.link;
  }

  #batch(items: readonly WireMessage[], seen: Seen, origin: Origin, notes: Notes): void {
    if (items.some((item) => item.kind === 'request')) this.#unanswered.noteBatch(seen.seq);
    items.forEach((item, index) => {
      this.#message(item, seen, this.#conversation.take(item, seen), origin, `/${index}`, notes);
    });
  }

  /** `pointer` is where the message stands in its line. */
  #message(message: WireMessage, seen: Seen, placed: Placed, origin: Origin, pointer: string, notes: Notes): void {
    const json = jsonOf(message);
    if (json !== null)
      this.#look(lookOf(message, json, seen, placed, this.#conversation.known), origin, pointer, notes);
    const request = requestOf(placed.link);
    if (request === null) return;
    if (placed.link.type === 'answer') this.#unanswered.noteAnswer(request.seq);
    const update = updateOf(message, placed.link, seen.seq, this.#unanswered.isBatch(request.seq));
    if (update !== null) notes.updates.push(update);
  }

  #look(look: MessageLook, origin: Origin, pointer: string, notes: Notes): void {
    annotateMessage(look, origin, pointer, notes.found);
    const doubts = doubtsOf(look);
    if (doubts.length > 0) {
      notes.inquiries ??= [];
      notes.inquiries.push({ seq: look.seq, origin, pointer, doubts });
    }
    look.known.note(look);
  }

  #event(event: ProcessEvent): Dissected {
    const diagnostics = annotateEvent(this.#process.take(event));
    const updates = this.#afterEvent(event);
    const unanswered = event.type === 'exited' ? this.#process.unanswered + this.#pendingCalls() : 0;
    return { row: eventRow(event, unanswered, diagnostics), diagnostics, updates };
  }

  #pendingCalls(): number {
    return this.#conversation.correlator.pendingOf('client-to-server');
  }

  #afterEvent(event: ProcessEvent): readonly RowUpdate[] {
    const updates = event.type === 'stream-ended' && event.channel !== 'stderr' ? this.#runs[event.channel].end() : [];
    // An exit alone does not end the answers, since the pipe may hold more; after the pipe's end it ends the calls sent since.
    const ended = endsAnswersOf(event, 'stdout') || (event.type === 'exited' && this.#process.stdoutEnded);
    if (ended) return [...updates, ...this.#giveUp('client-to-server', event.at, 'peer')];
    if (!endsAnswersOf(event, 'stdin')) return updates;
    return [...updates, ...this.#giveUp('server-to-client', event.at, this.#process.stdinOrigin)];
  }

  #giveUp(requester: Direction, at: number, answerer: Origin): readonly RowUpdate[] {
    const requests = this.#conversation.correlator.abandon(requester);
    if (requester === 'client-to-server') this.#process.unanswered += requests.length;
    return this.#unanswered.updatesFor(requests, at, answerer);
  }
}

/** An answer is about what its request was about. */
function subjectFor(message: WireMessage, link: Link): string {
  if (message.kind === 'request' || message.kind === 'notification') return subjectOf(message.params);
  return link.type === 'answer' ? subjectOf(link.asked) : '';
}

/** What the look at a line comes to, gathered as it goes. */
interface Notes {
  readonly found: Diagnostic[];
  readonly updates: RowUpdate[];
  inquiries: Inquiry[] | null;
}

/** After this event nothing is answered on the channel any more. */
function endsAnswersOf(event: ProcessEvent, channel: 'stdin' | 'stdout'): boolean {
  if (event.type === 'stream-ended') return event.channel === channel;
  if (event.type === 'launch-failed') return channel === 'stdout';
  return channel === 'stdin' && (event.type === 'stdin-closed' || event.type === 'stdin-failed');
}

function jsonOf(message: WireMessage): JsonObject | null {
  if (message.kind === 'batch' || message.kind === 'blank') return null;
  return isObject(message.json) ? message.json : null;
}

function lookOf(message: WireMessage, json: JsonObject, seen: Seen, placed: Placed, known: Knowledge): MessageLook {
  const { link, revision, before } = placed;
  const era = revision === null ? null : eraOf(revision);
  return {
    message,
    json,
    seq: seen.seq,
    at: seen.at,
    direction: seen.direction,
    revision,
    era,
    link,
    lifecycle: before,
    known,
  };
}

function sessionRevision(lifecycle: Lifecycle): string | null {
  const negotiated = lifecycle.initialize?.negotiated ?? null;
  const claimed = lifecycle.claim?.version ?? null;
  return lifecycle.era === 'modern' ? (claimed ?? negotiated) : (negotiated ?? claimed);
}

function stderr(frame: Frame): Dissected {
  return { row: stderrRow(frame, decodeText(frame.bytes).text), diagnostics: [], updates: [] };
}

/** A fault of ours must not hide the entry: its row says that it was not analysed, and why. */
function failed(entry: Entry, error: unknown): Dissected {
  const reason = error instanceof Error ? error.message : String(error);
  const diagnostics = [
    diagnosticOf(analysisFailed, { message: `This entry could not be analysed: ${reason}` }, 'peer', ''),
  ];
  const row = entry.kind === 'frame' ? failedRow(entry.frame, diagnostics) : eventRow(entry.event, 0, diagnostics);
  return { row, diagnostics, updates: [] };
}
