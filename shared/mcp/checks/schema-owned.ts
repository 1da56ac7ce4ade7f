/**
 * Faults of params and results that have a rule of their own: the general rules, params-schema and result-schema, keep
 * quiet about them.
 */
import { pointerStep } from '../../jsonrpc/locate.ts';
import { metaKeys, type Revision } from '../revisions.ts';
import type { Fault } from '../validate/faults.ts';

export interface Owned {
  /** The rule that speaks of it. */
  readonly code: string;
  /** Types by their names in the tables; `params` and `result` stand for those of every method, `tools/call params` for one. */
  readonly of: readonly string[];
  /** Pointers from a value of the type; `*` is any one step, `**` at the end one or more. */
  readonly at: readonly string[];
  /** Only this kind of fault. */
  readonly only?: Fault['kind'];
  /** Only in these revisions. */
  readonly revisions?: readonly Revision[];
  /** Not inside of these: the rule does not look there. */
  readonly except?: readonly string[];
}

const modern: readonly Revision[] = ['2026-07-28'];
const withSchemas: readonly Revision[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const withOutputRoots: readonly Revision[] = ['2025-06-18', '2025-11-25'];
const withAnnotations: readonly Revision[] = ['2025-03-26', ...withSchemas];

const blocks = ['ContentBlock', 'SamplingMessageContentBlock'];
const resultMetas = ['ResultMetaObject', 'SubscriptionsListenResultMetaObject'];
const cacheable = [
  'DiscoverResult',
  'ListToolsResult',
  'ListPromptsResult',
  'ListResourcesResult',
  'ListResourceTemplatesResult',
  'ReadResourceResult',
];

const version = pointerStep(metaKeys.protocolVersion);
const capabilities = pointerStep(metaKeys.clientCapabilities);
const client = pointerStep(metaKeys.clientInfo);
const logLevel = pointerStep(metaKeys.logLevel);
const server = pointerStep(metaKeys.serverInfo);
const subscription = pointerStep(metaKeys.subscriptionId);

export const owned: readonly Owned[] = [
  // Envelope of 2026-07-28
  { code: 'envelope-missing', of: ['params'], at: ['/_meta'], revisions: modern },
  { code: 'envelope-missing', of: ['RequestMetaObject'], at: [version, capabilities], only: 'missing' },
  {
    code: 'envelope-key-type',
    of: ['RequestMetaObject'],
    at: [version, capabilities, client, `${client}/name`, `${client}/version`, logLevel],
  },
  { code: 'server-info-shape', of: resultMetas, at: [server, `${server}/name`, `${server}/version`] },
  { code: 'trace-context-invalid', of: ['params', 'result'], at: ['/_meta/traceparent'], revisions: modern },
  { code: 'trace-context-invalid', of: ['params', 'result'], at: ['/_meta/tracestate'], revisions: modern },
  { code: 'trace-context-invalid', of: ['params', 'result'], at: ['/_meta/baggage'], revisions: modern },

  // Results of 2026-07-28
  { code: 'result-type-missing', of: ['result'], at: ['/resultType'], only: 'missing', revisions: modern },
  { code: 'result-type-unknown', of: ['result'], at: ['/resultType'], only: 'wrong', revisions: modern },
  { code: 'cache-hints-missing', of: cacheable, at: ['/ttlMs', '/cacheScope'], only: 'missing', revisions: modern },
  { code: 'cache-hints-invalid', of: cacheable, at: ['/ttlMs', '/cacheScope'], only: 'wrong', revisions: modern },
  {
    code: 'discover-empty-versions',
    of: ['DiscoverResult'],
    at: ['/supportedVersions', '/supportedVersions/*'],
    revisions: modern,
  },
  { code: 'input-required-empty', of: ['InputRequiredResult'], at: ['/inputRequests'], only: 'missing' },
  {
    code: 'input-request-kind',
    of: ['InputRequest'],
    at: ['', '/method'],
    except: ['tasks/get result', 'notifications/tasks params'],
  },
  {
    code: 'input-response-schema',
    of: ['InputResponse'],
    except: ['tasks/update params'],
    at: ['', '/action', '/content', '/role', '/model', '/roots', '/roots/*', '/roots/*/uri'],
  },

  // Subscriptions, progress, cancellation, pages
  { code: 'subscription-id-unknown', of: ['NotificationMetaObject'], at: [subscription] },
  { code: 'listen-result-meta', of: ['SubscriptionsListenResult'], at: ['/_meta'] },
  { code: 'listen-result-meta', of: ['SubscriptionsListenResultMetaObject'], at: [subscription] },
  { code: 'progress-token-type', of: ['params'], at: ['/_meta/progressToken'] },
  { code: 'progress-token-type', of: ['notifications/progress params'], at: ['/progressToken'] },
  { code: 'cancel-without-id', of: ['notifications/cancelled params'], at: ['/requestId'], only: 'missing' },
  { code: 'cursor-type', of: ['result'], at: ['/nextCursor'] },

  // Tools
  {
    code: 'tool-input-schema-root',
    of: ['tools/list result'],
    at: ['/tools/*/inputSchema', '/tools/*/inputSchema/type'],
  },
  {
    code: 'tool-output-schema-root',
    of: ['tools/list result'],
    at: ['/tools/*/outputSchema', '/tools/*/outputSchema/type'],
    revisions: withOutputRoots,
  },
  {
    code: 'tool-schema-invalid',
    of: ['tools/list result'],
    at: ['/tools/*/inputSchema/**', '/tools/*/outputSchema/**'],
    revisions: withSchemas,
  },
  { code: 'call-result-no-content', of: ['CallToolResult'], at: ['/content'] },
  { code: 'is-error-type', of: ['CallToolResult'], at: ['/isError'] },
  { code: 'structured-content-type', of: ['CallToolResult'], at: ['/structuredContent'], revisions: withOutputRoots },

  // Content, resources, prompts, completion, logging
  { code: 'content-block-type', of: blocks, at: ['', '/type'] },
  { code: 'content-block-fields', of: ['TextContent'], at: ['/text'] },
  { code: 'content-block-fields', of: ['ImageContent', 'AudioContent'], at: ['/data', '/mimeType'] },
  { code: 'content-block-fields', of: ['EmbeddedResource'], at: ['/resource'] },
  { code: 'content-block-fields', of: ['ResourceLink'], at: ['/uri', '/name'] },
  { code: 'content-block-fields', of: ['ToolUseContent'], at: ['/id', '/name', '/input'] },
  { code: 'content-block-fields', of: ['ToolResultContent'], at: ['/toolUseId', '/content'] },
  { code: 'resource-contents-kind', of: ['TextResourceContents'], at: ['/text'], only: 'missing' },
  { code: 'resource-contents-kind', of: ['BlobResourceContents'], at: ['/blob'], only: 'missing' },
  {
    code: 'annotations-range',
    of: ['Annotations'],
    at: ['/audience', '/audience/*', '/priority', '/lastModified'],
    revisions: withAnnotations,
  },
  { code: 'prompt-arg-type', of: ['prompts/get params'], at: ['/arguments/*'] },
  { code: 'completion-over-100', of: ['CompleteResult'], at: ['/completion/values'], only: 'long' },
  {
    code: 'log-level-invalid',
    of: ['logging/setLevel params', 'notifications/message params'],
    at: ['/level'],
    only: 'wrong',
  },

  // What a server asks of a client
  { code: 'sampling-no-max-tokens', of: ['CreateMessageRequestParams'], at: ['/maxTokens'] },
  {
    code: 'elicitation-schema-not-flat',
    of: ['ElicitRequestFormParams'],
    at: ['/requestedSchema/properties/*', '/requestedSchema/properties/*/type', '/requestedSchema/properties/*/items'],
    revisions: withSchemas,
  },
  {
    code: 'elicitation-schema-not-flat',
    of: ['ElicitRequestFormParams'],
    at: ['/requestedSchema/properties/*/items/type'],
    only: 'wrong',
    revisions: withSchemas,
  },
  { code: 'elicitation-id', of: ['ElicitRequestURLParams'], at: ['/elicitationId'] },
  {
    code: 'elicitation-content-mismatch',
    of: ['ElicitResult'],
    at: ['/content/*', '/content/*/*'],
    revisions: withSchemas,
  },
];

/** Fields of other revisions that a rule of their own speaks of. */
export const ownedStrangers: ReadonlySet<string> = new Set(['elicitationId', 'resultType']);

/** True when another rule speaks of the fault in this revision. */
export function isOwned(fault: Fault, revision: Revision): boolean {
  const subject = fault.kind === 'missing' ? fault.pointer + pointerStep(fault.members[0] ?? '') : fault.pointer;
  return fault.within.some(({ name, pointer }) => {
    const steps = stepsOf(subject.slice(pointer.length));
    return owned.some((row) => speaksOf(row, fault, revision) && row.of.includes(name) && row.at.some(matches(steps)));
  });
}

function speaksOf({ only, revisions, except }: Owned, { kind, within }: Fault, revision: Revision): boolean {
  if (except !== undefined && within.some(({ name }) => except.includes(name))) return false;
  return (only === undefined || only === kind) && (revisions === undefined || revisions.includes(revision));
}

function stepsOf(pointer: string): readonly string[] {
  return pointer.split('/').slice(1);
}

function matches(steps: readonly string[]): (pattern: string) => boolean {
  return (pattern) => {
    const wanted = stepsOf(pattern);
    const open = wanted.at(-1) === '**';
    if (open ? steps.length < wanted.length : steps.length !== wanted.length) return false;
    return wanted.every((step, index) => step === '*' || step === '**' || step === steps[index]);
  };
}
