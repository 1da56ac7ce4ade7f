/** Requests that were never answered. */
import { duration } from '../duration.ts';
import type { UnansweredCheck } from '../look.ts';
import { sources } from '../sources.ts';
import { notInRevisionCode } from './batches.ts';

/** That has a rule of its own. */
function isIgnoredBatch(batch: string, findings: readonly string[]): boolean {
  return batch === 'ignored' && !findings.includes(notInRevisionCode);
}

function reason(findings: readonly string[]): string {
  return findings.length === 0 ? '' : ` It has findings of its own that may be why: ${findings.join(', ')}.`;
}

export const unanswered: UnansweredCheck = {
  code: 'request-unanswered',
  severity: 'warning',
  title: 'Request without an answer',
  why: 'The connection ended before an answer came. The usual causes: the server died in the middle of the call; it dropped the request because something about its envelope is wrong; a handler never returned.',
  fix: 'Look at the findings of the request first, then at stderr and the exit code. A handler has to answer on every path, with an error if need be.',
  spec: sources.timeouts,
  look: ({ request, findings, batch, waitedMs }) =>
    isIgnoredBatch(batch, findings) || request.method === 'subscriptions/listen'
      ? null
      : { message: `No answer came in the ${duration(waitedMs)} until the connection ended.${reason(findings)}` },
};
