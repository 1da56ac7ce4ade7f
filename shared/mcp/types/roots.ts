/** Roots: the folders that a server may work in. */
import { answerOfClient, noNotificationParams, questionToClient } from './basics.ts';
import type { Messages } from './message.ts';
import { MetaObject, meta } from './meta.ts';
import { define, list, object, optional, required, since, string, uri } from './vocabulary.ts';

const Root = define(
  'Root',
  'A folder or file that the server may work in.',
  object({
    uri: required(uri, 'Its address. It begins with file://.'),
    name: optional(string, 'The name to show to people.'),
    ...meta,
  }),
);

export const ListRootsRequestParams = questionToClient({
  _meta: since('2026-07-28', optional(MetaObject, 'About the question itself.')),
});

export const ListRootsResult = define(
  'ListRootsResult',
  'The folders that the server may work in.',
  answerOfClient({ roots: required(list(Root), 'The folders.') }),
);

export const roots: Messages = {
  'roots/list': { params: ListRootsRequestParams, result: ListRootsResult },
  'notifications/roots/list_changed': { params: noNotificationParams },
};
