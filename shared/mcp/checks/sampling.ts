/** The conversation that a server asks its client's model to continue. */
import { isObject } from '../../model/message.ts';
import { type Ask, askingMethods, asksNothing, serverAsks } from '../asks.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { isPlain } from '../plain-content.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';
import { strayBlocks } from './tool-turns.ts';

function blocks(message: unknown): readonly unknown[] {
  if (!isObject(message)) return [];
  return Array.isArray(message.content) ? message.content : [message.content];
}

function isBlock(block: unknown, type: string): boolean {
  return isObject(block) && block.type === type;
}

function mixed({ params, pointer }: Ask): Finding[] {
  if (!isObject(params) || !Array.isArray(params.messages)) return [];
  return params.messages.flatMap((message: unknown, index) => {
    const all = blocks(message);
    if (!isObject(message) || message.role !== 'user') return [];
    const results = all.filter((block) => isBlock(block, 'tool_result')).length;
    if (results === 0 || results === all.length) return [];
    return {
      message: `User message ${index + 1} mixes ${results} tool_result with ${all.length - results} other content.`,
      place: { pointer: `${pointer}/params/messages/${index}/content` },
    };
  });
}

function unbalanced({ params, pointer }: Ask): readonly Finding[] {
  if (!isObject(params) || !Array.isArray(params.messages)) return [];
  return strayBlocks(params.messages).map(({ what, pointer: block }) => ({
    message: what,
    place: { pointer: `${pointer}/params/messages${block}` },
  }));
}

function noMaxTokens({ params, pointer }: Ask): readonly Finding[] {
  if (!isObject(params) || Number.isInteger(params.maxTokens)) return [];
  const place = `${pointer}/params`;
  if (params.maxTokens === undefined) {
    return [{ message: 'The request for sampling has no maxTokens.', place: { pointer: place } }];
  }
  return [
    {
      message: `The maxTokens are ${shown(params.maxTokens)}; they have to be a whole number.`,
      place: { pointer: `${place}/maxTokens` },
    },
  ];
}

function eachSampling(look: MessageLook, find: (ask: Ask) => readonly Finding[]): readonly Finding[] | null {
  const found: Finding[] = [];
  for (const ask of serverAsks(look)) if (ask.method === 'sampling/createMessage') found.push(...find(ask));
  return found.length === 0 ? null : found;
}

const asked = {
  severity: 'error',
  kinds: ['request', 'response', 'notification'],
  methods: askingMethods.filter((method) => method !== 'elicitation/create' && method !== 'roots/list'),
  unless: asksNothing,
} as const;

export const samplingChecks: readonly MessageCheck[] = [
  {
    ...asked,
    code: 'sampling-tool-result-mixed',
    revisions: ['2025-11-25', '2026-07-28'],
    title: 'Tool results mixed with other content',
    why: 'A user message that holds a tool_result may hold nothing else. Model providers with a separate role for tool results cannot take a mixture.',
    fix: 'Put text and other content into a user message of its own, after the message with the tool results.',
    spec: sources.sampling,
    look: (look) => (isPlain(look) ? null : eachSampling(look, mixed)),
  },
  {
    ...asked,
    code: 'sampling-tool-use-unbalanced',
    revisions: ['2025-11-25', '2026-07-28'],
    title: 'Tool use without its result',
    why: 'Model providers refuse a conversation in which a use of a tool is not followed at once by its result, or a result has no use before it: the client passes on an error (−32602 or that of the provider), and no message is made.',
    fix: 'After each assistant message with tool_use, send one user message that has a tool_result for each of them and nothing else. The toolUseId is the id of the use. When a tool failed, its result has "isError": true.',
    spec: sources.sampling,
    look: (look) => (isPlain(look) ? null : eachSampling(look, unbalanced)),
  },
  {
    ...asked,
    code: 'sampling-no-max-tokens',
    title: 'Request for sampling without maxTokens',
    why: 'The client needs the limit for its model, and has no default. SDKs refuse the params (−32602), so that nobody is asked.',
    fix: 'Send maxTokens as a whole number: the most tokens that the message may have. The client may still make it shorter.',
    spec: sources.samplingRequests,
    look: (look) => eachSampling(look, noMaxTokens),
  },
];
