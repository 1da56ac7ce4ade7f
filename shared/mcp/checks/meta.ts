/** The keys of `_meta`: their form, whose they are, and what those of traces hold. */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { isObject, type JsonObject } from '../../model/message.ts';
import { contentOf } from '../content-blocks.ts';
import { metaKeyFault, prefixLabels } from '../formats/meta-key.ts';
import { baggageFault, traceParentFault, traceStateFault } from '../formats/trace-context.ts';
import { gathered } from '../gathered.ts';
import { listedItems } from '../listed-items.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { isPlain } from '../plain-content.ts';
import { metaKeys, type Revision } from '../revisions.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { modelImmediateResponseKey, relatedTaskKey, trace } from '../types/meta.ts';

const withKeyRules: readonly Revision[] = ['2025-06-18', '2025-11-25', '2026-07-28'];

/** Keys of the protocol in any revision, and those that its own extensions go by. */
const usual: ReadonlySet<string> = new Set([
  'progressToken',
  ...Object.values(metaKeys),
  relatedTaskKey,
  modelImmediateResponseKey,
  ...['tasks', 'ui', 'skills'].map((extension) => `io.modelcontextprotocol/${extension}`),
]);

const traceFaults: ReadonlyMap<string, (text: string) => string | null> = new Map([
  ['traceparent', traceParentFault],
  ['tracestate', traceStateFault],
  ['baggage', baggageFault],
]);

/** Nearly every message: its `_meta` has the keys of the protocol, and nothing else in it can have one. */
function hasUsualMeta(look: MessageLook): boolean {
  const { message, json } = look;
  const holder = message.kind === 'response' ? json.result : json.params;
  if (!isObject(holder)) return true;
  const { _meta: meta } = holder;
  if (isObject(meta)) for (const key in meta) if (!usual.has(key)) return false;
  return isPlain(look);
}

interface FoundMeta {
  readonly meta: JsonObject;
  /** JSON pointer from the root of the message. */
  readonly pointer: string;
}

function* metasIn(look: MessageLook): Generator<FoundMeta> {
  const { message, json } = look;
  if (message.kind === 'response') yield* metaOf(json.result, '/result');
  else yield* metaOf(json.params, '/params');
  for (const item of listedItems(look)) yield* metaOf(item.json, item.pointer);
  for (const { value, pointer } of contentOf(look).objects) yield* metaOf(value, pointer);
  for (const contents of contentOf(look).contents) yield* metaOf(contents.json, contents.pointer);
}

function* metaOf(holder: unknown, pointer: string): Generator<FoundMeta> {
  if (isObject(holder) && isObject(holder._meta)) yield { meta: holder._meta, pointer: `${pointer}/_meta` };
}

function* keyFindings(look: MessageLook, fault: (key: string) => string | null): Generator<Finding> {
  for (const { meta, pointer } of metasIn(look)) {
    for (const key in meta) {
      const found = usual.has(key) ? null : fault(key);
      if (found === null) continue;
      yield {
        message: `The _meta key ${shown(key)} ${found}.`,
        place: { pointer: pointer + pointerStep(key), key: true },
      };
    }
  }
}

const owners: ReadonlySet<unknown> = new Set(['modelcontextprotocol', 'mcp']);

/** 2025-06-18 reserves more prefixes than later revisions, and not io.modelcontextprotocol. */
function reservedFault(revision: string | null): (key: string) => string | null {
  return (key) => {
    const labels = prefixLabels(key);
    if (labels === null || metaKeyFault(key) !== null) return null;
    const reserved =
      revision === '2025-06-18' ? labels.slice(0, -1).some((label) => owners.has(label)) : owners.has(labels[1]);
    return reserved ? `is not one of the protocol’s, but its prefix "${shortened(labels)}/" is reserved for it` : null;
  };
}

function shortened(labels: readonly string[]): string {
  const prefix = labels.join('.');
  return prefix.length > 60 ? `${prefix.slice(0, 60)}…` : prefix;
}

function* traceFindings(look: MessageLook): Generator<Finding> {
  for (const { meta, pointer } of metasIn(look)) {
    for (const key in trace) {
      const text = meta[key];
      if (text === undefined) continue;
      const fault = typeof text === 'string' ? traceFaults.get(key)?.(text) : 'has to be a string';
      if (fault === undefined || fault === null) continue;
      yield { message: `The ${key} ${shown(text)} ${fault}.`, place: { pointer: `${pointer}/${key}` } };
    }
  }
}

export const metaChecks: readonly MessageCheck[] = [
  {
    code: 'meta-key-format',
    severity: 'warning',
    revisions: withKeyRules,
    kinds: ['request', 'response', 'notification'],
    links: ['alone', 'request', 'answer', 'progress', 'cancel'],
    unless: hasUsualMeta,
    title: 'Key of _meta in another form',
    why: 'Nothing refuses such a key today. The form keeps keys of different programs apart: a receiver that splits the prefix off finds another one, or none.',
    fix: 'Use a name of letters, digits, "-", "_" and ".", which begins and ends with a letter or digit, after a prefix of a domain that is yours: "com.example/key".',
    spec: sources.meta,
    look: (look) => gathered(keyFindings(look, metaKeyFault)),
  },
  {
    code: 'meta-reserved-prefix',
    severity: 'warning',
    revisions: withKeyRules,
    kinds: ['request', 'response', 'notification'],
    links: ['alone', 'request', 'answer', 'progress', 'cancel'],
    unless: hasUsualMeta,
    title: 'Key under a prefix that is reserved',
    why: 'Prefixes with "modelcontextprotocol" or "mcp" in this place belong to the protocol. Nothing breaks now, but a later revision may give the same key another meaning.',
    fix: 'Use a prefix of a domain that is yours, as in "com.example/key". When the key is meant to be one of the protocol’s, look at its spelling.',
    spec: sources.meta,
    look: (look) => gathered(keyFindings(look, reservedFault(look.revision))),
  },
  {
    code: 'trace-context-invalid',
    severity: 'warning',
    revisions: ['2026-07-28'],
    kinds: ['request', 'response', 'notification'],
    links: ['alone', 'request', 'answer', 'progress', 'cancel'],
    unless: hasUsualMeta,
    title: 'Trace context that cannot be read',
    why: 'Tracers drop a context that does not have its form, without a word: the trace ends here, and the work of the other side begins a new one.',
    fix: 'Pass on what the tracer gives as it is: a traceparent as in "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", a tracestate and baggage as in "key=value,other=value".',
    spec: sources.traceContext,
    look: (look) => gathered(traceFindings(look)),
  },
];
