/** What a client may send, ready to be filled in. */
import { isObject } from '../../model/message.ts';
import type { MessageEntry, MessageTemplate } from '../../model/method-page.ts';
import { entryIn, maySend } from '../methods.ts';
import { handshakeRevisions, isRevision, modernRevisions, type Revision } from '../revisions.ts';
import { exampleOf } from './examples.ts';
import { messageList, sentence } from './messages.ts';

/** Of a revision; when that is not known, of the latest one with a handshake and of the latest one. */
export function templatesFor(revision: string | null): readonly MessageTemplate[] {
  const offered = revision !== null && isRevision(revision) ? [revision] : bothEras;
  return offered.flatMap((one) => messageList.flatMap((entry) => templateOf(entry, one)));
}

const bothEras = [...handshakeRevisions.slice(-1), ...modernRevisions.slice(-1)];

function templateOf({ name, area }: MessageEntry, revision: Revision): readonly MessageTemplate[] {
  const method = entryIn(name, revision);
  if (method === null || !maySend(method, 'client-to-server')) return [];
  const example = exampleOf(name, 'message', revision);
  const params = isObject(example) && isObject(example.params) ? example.params : null;
  return [{ method: name, kind: method.kind, area, revision, about: sentence(method.about), params }];
}
