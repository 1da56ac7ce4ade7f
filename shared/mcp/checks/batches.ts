/** Several messages in one array: part of 2025-03-26 and of no other revision. */
import type { WireMessage } from '../../model/message.ts';
import type { Finding, LineCheck, LineLook, UnansweredCheck } from '../look.ts';
import { type Revision, revisions } from '../revisions.ts';
import { sources } from '../sources.ts';

/** Where there are no batches, nobody has to answer one. */
export const notInRevisionCode = 'batch-not-in-revision';
const batchRevision = '2025-03-26';
const batchRevisions: readonly Revision[] = [batchRevision];

function itemsOf({ reading: { message } }: LineLook): readonly WireMessage[] {
  return message.kind === 'batch' ? message.items : [];
}

/** Rules about the inside of a batch apply where batches exist, or while the revision is not known. */
function allowsBatches({ revision }: LineLook): boolean {
  return revision === null || revision === batchRevision;
}

function isAnswer(item: WireMessage): boolean {
  return item.kind === 'response' || item.kind === 'error';
}

function isCall(item: WireMessage): boolean {
  return item.kind === 'request' || item.kind === 'notification';
}

function notInRevision({ revision }: LineLook): Finding | null {
  if (revision === batchRevision) return null;
  if (revision === null) {
    return {
      message: `The line is a batch; only ${batchRevision} has batches, and no revision is known yet.`,
      severity: 'warning',
    };
  }
  return { message: `The line is a batch, which ${revision} does not have; only ${batchRevision} does.` };
}

function initializeIn(items: readonly WireMessage[]): Finding | null {
  const index = items.findIndex((item) => item.kind === 'request' && item.method === 'initialize');
  return index === -1 ? null : { message: 'The batch contains initialize.', place: { pointer: `/${index}` } };
}

function mixed(items: readonly WireMessage[]): Finding | null {
  const isMixed = items.some(isAnswer) && items.some(isCall);
  return isMixed ? { message: 'The batch mixes answers with requests or notifications.' } : null;
}

const dropped =
  'On stdio the TypeScript SDKs (1.32 and 2.4) and the Python SDK (2.3) drop every batch without an answer, whatever was negotiated.';

export const batchChecks: readonly LineCheck[] = [
  {
    code: notInRevisionCode,
    severity: 'error',
    about: revisions.filter((revision) => revision !== batchRevision),
    kinds: ['batch'],
    title: 'Batch in a revision without batches',
    why: dropped,
    fix: 'Send each message on a line of its own.',
    spec: sources.batches,
    look: notInRevision,
  },
  {
    code: 'batch-empty',
    severity: 'error',
    about: batchRevisions,
    kinds: ['batch'],
    title: 'Empty batch',
    why: 'An empty array asks for nothing. JSON-RPC wants it answered with −32600; the tested SDKs drop it.',
    fix: 'Send nothing when there is nothing to say.',
    spec: 'JSON-RPC 2.0, section 6 (batch)',
    look: (line) =>
      itemsOf(line).length === 0 && allowsBatches(line)
        ? { message: 'The batch is empty.', place: { pointer: '' } }
        : null,
  },
  {
    code: 'batch-with-initialize',
    severity: 'error',
    about: batchRevisions,
    kinds: ['batch'],
    title: 'initialize inside a batch',
    why: 'Whether there are batches at all is only known once initialize was answered.',
    fix: 'Send initialize on a line of its own and wait for its answer.',
    spec: 'MCP 2025-03-26 basic/lifecycle#initialization',
    look: (line) => (allowsBatches(line) ? initializeIn(itemsOf(line)) : null),
  },
  {
    code: 'batch-mixed-kinds',
    severity: 'error',
    about: batchRevisions,
    kinds: ['batch'],
    title: 'Answers and calls in one batch',
    why: 'A batch holds requests and notifications, or answers. A reader that looks at the first item to tell which may drop the rest.',
    fix: 'Send answers and calls apart.',
    spec: 'MCP 2025-03-26 basic/transports',
    look: (line) => (allowsBatches(line) ? mixed(itemsOf(line)) : null),
  },
];

export const batchIgnored: UnansweredCheck = {
  code: 'batch-ignored',
  severity: 'warning',
  about: batchRevisions,
  title: 'Batch without any answer',
  why: `Receivers of ${batchRevision} have to take batches. ${dropped}`,
  fix: 'Send each message on a line of its own: that works with every revision and every SDK.',
  spec: sources.batches,
  look: ({ batch, findings }) =>
    batch === 'ignored' && !findings.includes(notInRevisionCode)
      ? { message: 'No request of this batch was answered.' }
      : null,
};
