/** What is in resources. */
import { isObject } from '../../model/message.ts';
import { contentMethods, contentOf } from '../content-blocks.ts';
import { gathered } from '../gathered.ts';
import type { Finding, MessageCheck, MessageLook } from '../look.ts';
import { isPlain } from '../plain-content.ts';
import { shown } from '../shown.ts';
import { sources } from '../sources.ts';

function* kindFindings(look: MessageLook): Generator<Finding> {
  for (const { json, pointer } of contentOf(look).contents) {
    const { text, blob, uri } = json;
    if ((text === undefined) !== (blob === undefined)) continue;
    const which = typeof uri === 'string' ? `contents of ${shown(uri)}` : 'contents of the resource';
    yield text === undefined
      ? { message: `The ${which} have neither text nor blob.`, place: { pointer } }
      : { message: `The ${which} have both text and blob.`, place: { pointer }, severity: 'warning' };
  }
}

function emptyFinding({ json: { result }, link }: MessageLook): Finding | null {
  if (!isObject(result) || !Array.isArray(result.contents) || result.contents.length > 0) return null;
  if (link.type !== 'answer') return null;
  const uri = isObject(link.asked) && typeof link.asked.uri === 'string' ? link.asked.uri : null;
  return {
    message: `The contents${uri === null ? '' : ` of ${shown(uri)}`} are empty.`,
    place: { pointer: '/result/contents' },
    related: [link.request.seq],
  };
}

export const resourceChecks: readonly MessageCheck[] = [
  {
    code: 'resource-contents-kind',
    severity: 'error',
    kinds: ['request', 'response', 'notification'],
    methods: contentMethods,
    links: ['alone', 'request', 'answer'],
    unless: isPlain,
    title: 'Resource that is neither text nor bytes',
    why: 'What is in a resource comes as text or, in base64, as blob. With neither, the SDKs of TypeScript and Python refuse the whole result. With both, which of them is shown depends on the client.',
    fix: 'Send text for what is text, also when it is empty, and blob for everything else.',
    spec: sources.resourceContents,
    look: (look) => gathered(kindFindings(look)),
  },
  {
    code: 'resource-contents-empty',
    severity: 'warning',
    revisions: ['2026-07-28'],
    kinds: ['response'],
    methods: ['resources/read'],
    links: ['answer'],
    unless: isPlain,
    title: 'Resource without contents',
    why: 'An empty list does not tell a resource that is empty from one that is not there, and clients have nothing to show: the person sees a blank.',
    fix: 'Answer with the error −32602 when there is no such resource. An empty one has contents with an empty text.',
    spec: sources.missingResources,
    look: emptyFinding,
  },
];
