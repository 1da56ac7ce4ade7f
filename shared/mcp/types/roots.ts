/** Roots: the folders that a server may work in. */
import { answerOfClient, noNotificationParams, questionWithMeta } from './basics.ts';
import type { Messages } from './message.ts';
import { meta } from './meta.ts';
import { define, list, object, optional, required, string, uri } from './vocabulary.ts';

const Root = define(
  'Root',
  'A folder or file that the server may work in.',
  object({
    uri: required(uri, 'Its address. It begins with file://.'),
    name: optional(string, 'The name to show to people.'),
    ...meta,
  }),
);

export const ListRootsRequestParams = questionWithMeta({});

export const ListRootsResult = define(
  'ListRootsResult',
  'The folders that the server may work in.',
  answerOfClient({ roots: required(list(Root), 'The folders.') }),
);

export const roots: Messages = {
  'roots/list': { params: ListRootsRequestParams, result: ListRootsResult },
  'notifications/roots/list_changed': { params: noNotificationParams },
};
