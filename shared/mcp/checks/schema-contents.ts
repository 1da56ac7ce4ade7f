/** The params or the result of a message, and the type that its revision gives them. */
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { handshakeRevisions, isRevision, type Revision } from '../revisions.ts';
import type { Node } from '../validate/node.ts';
import { type NodePart, nodeFor } from '../validate/nodes.ts';

/** Null: nothing is known of what the message has to hold. */
export function nodeOf(look: MessageLook): Node | null {
  const revision = revisionOf(look);
  const method = methodOf(look);
  return revision === null || method === null ? null : nodeFor(revision, method, partOf(look));
}

export function partOf({ message }: MessageLook): NodePart {
  return message.kind === 'response' ? 'result' : 'params';
}

export function contentsOf({ message }: MessageLook): unknown {
  if (message.kind === 'response') return message.result;
  return message.kind === 'request' || message.kind === 'notification' ? message.params : undefined;
}

/** The method of a request or notification, or that which a result answers. */
export function methodOf({ message, link }: MessageLook): string | null {
  if (message.kind === 'request' || message.kind === 'notification') return message.method;
  return link.type === 'answer' ? link.request.method : null;
}

/** `initialize` is written before a revision is agreed on: it speaks the one that it asks for. */
export function revisionOf(look: MessageLook): Revision | null {
  if (isRevision(look.revision)) return look.revision;
  return methodOf(look) === 'initialize' ? handshakeRevision(askedVersion(look)) : null;
}

function askedVersion({ message, lifecycle }: MessageLook): unknown {
  if (message.kind !== 'request') return lifecycle.initialize?.asked;
  return isObject(message.params) ? message.params.protocolVersion : null;
}

/** The latest one for a version that has no handshake, or that nobody knows. */
function handshakeRevision(asked: unknown): Revision | null {
  return handshakeRevisions.find((revision) => revision === asked) ?? handshakeRevisions.at(-1) ?? null;
}

/** True for a line that is too large to be parsed: what stands for its contents is not a member of the message. */
export function isUnread(look: MessageLook): boolean {
  const { json } = look;
  return contentsOf(look) !== (look.message.kind === 'response' ? json.result : json.params);
}
