/** The conversation that a server asks its client's model to continue. */
import { isObject } from '../../model/message.ts';
import { type Ask, serverAsks } from '../asks.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { sources } from '../sources.ts';

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

function eachSampling(look: MessageLook, find: (ask: Ask) => readonly Finding[]): readonly Finding[] {
  const found: Finding[] = [];
  for (const ask of serverAsks(look)) if (ask.method === 'sampling/createMessage') found.push(...find(ask));
  return found;
}

export const samplingChecks: readonly MessageCheck[] = [
  {
    code: 'sampling-tool-result-mixed',
    severity: 'error',
    revisions: ['2025-11-25', '2026-07-28'],
    kinds: ['request', 'response'],
    title: 'Tool results mixed with other content',
    why: 'A user message that holds a tool_result may hold nothing else. Model providers with a separate role for tool results cannot take a mixture.',
    fix: 'Put text and other content into a user message of its own, after the message with the tool results.',
    spec: sources.sampling,
    look: (look) => eachSampling(look, mixed),
  },
];
