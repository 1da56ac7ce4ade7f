/** Requests that nothing can answer any more, and what is known about why. */
import type { RequestRef } from '../mcp/link.ts';
import type { UnansweredLook } from '../mcp/look.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Origin } from '../model/frame.ts';
import { annotateUnanswered } from './annotate.ts';
import type { RowUpdate } from './dissected.ts';

export class Unanswered {
  /** Rules broken by requests that wait, by `seq`; requests without findings are not in it. */
  readonly #findings = new Map<number, readonly string[]>();
  /** Batches with requests, and whether one of them was answered. */
  readonly #batches = new Map<number, boolean>();

  noteBatch(seq: number): void {
    this.#batches.set(seq, false);
  }

  isBatch(seq: number): boolean {
    return this.#batches.has(seq);
  }

  noteRequest(seq: number, found: readonly Diagnostic[]): void {
    if (found.length > 0) this.#findings.set(seq, [...new Set(found.map((diagnostic) => diagnostic.code))]);
  }

  noteAnswer(request: number): void {
    this.#findings.delete(request);
    if (this.#batches.size > 0 && this.#batches.has(request)) this.#batches.set(request, true);
  }

  /** Updates for the rows of requests given up at time `at`; `origin` is that of the side that should have answered. */
  updatesFor(requests: readonly RequestRef[], at: number, origin: Origin): readonly RowUpdate[] {
    const seen = new Set<number>();
    const updates: RowUpdate[] = [];
    for (const request of requests) {
      const look = this.#lookAt(request, at);
      if (look.batch === 'ignored' && seen.has(request.seq)) continue;
      seen.add(request.seq);
      updates.push(updateFor(look, annotateUnanswered(look, origin)));
    }
    return updates;
  }

  #lookAt(request: RequestRef, at: number): UnansweredLook {
    const answered = this.#batches.get(request.seq);
    const batch = answered === undefined ? 'none' : answered ? 'answered' : 'ignored';
    return { request, findings: this.#findings.get(request.seq) ?? [], batch, waitedMs: at - request.at };
  }
}

function updateFor(look: UnansweredLook, diagnostics: readonly Diagnostic[]): RowUpdate {
  return look.batch === 'none'
    ? { seq: look.request.seq, state: 'abandoned', diagnostics }
    : { seq: look.request.seq, diagnostics };
}
