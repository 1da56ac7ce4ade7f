/** The smallest messages of a method. */
import type { MessageExample } from '../../model/method-page.ts';
import type { Method } from '../methods.ts';
import { metaKeys, type Revision } from '../revisions.ts';
import { type Part, partOf } from '../schemas/schema-for.ts';
import { type Given, type SkeletonOptions, skeletonOf } from '../skeleton.ts';

/** This program, as it introduces itself. */
const program = { name: 'wirescope', version: '0.1.0' };

/** Params that hardly ever are left out, though they may be. */
const usual: Readonly<Record<string, Given>> = {
  'tools/call': { arguments: {} },
  'prompts/get': { arguments: {} },
  'notifications/cancelled': { requestId: 1 },
};

/** The whole message, or the whole answer to it; null: the revision does not have it. */
export function exampleOf(
  method: string,
  part: Extract<Part, 'message' | 'answer'>,
  revision: Revision,
  options: Pick<SkeletonOptions, 'uri'> = {},
): unknown {
  const shape = partOf(method, part, revision);
  if (shape === null) return null;
  const given = part === 'answer' ? answered(revision) : asked(method, revision);
  return skeletonOf(shape, revision, { ...options, given });
}

function asked(method: string, revision: Revision): Given {
  return {
    protocolVersion: revision,
    clientInfo: program,
    [metaKeys.protocolVersion]: revision,
    [metaKeys.clientInfo]: program,
    ...usual[method],
  };
}

function answered(revision: Revision): Given {
  return { protocolVersion: revision, supportedVersions: [revision] };
}

export function examplesOf({ name, kind }: Method, revision: Revision): readonly MessageExample[] {
  const example = (title: MessageExample['title'], part: 'message' | 'answer'): MessageExample => {
    return { title, text: JSON.stringify(exampleOf(name, part, revision)) };
  };
  if (kind === 'notification') return [example('Notification', 'message')];
  return [example('Request', 'message'), example('Answer', 'answer')];
}
