/** What every other table is made of: identifiers, `_meta`, icons, and the frame of params and results. */
import { metaKeys } from '../revisions.ts';
import { ClientCapabilities } from './capabilities.ts';
import { Implementation } from './implementation.ts';
import { LoggingLevel } from './levels.ts';
import { MessageMetaObject, MetaObject, relatedTask, trace } from './meta.ts';
import {
  anything,
  choice,
  constant,
  count,
  define,
  differs,
  either,
  type Fields,
  integer,
  object,
  optional,
  required,
  requiredSince,
  type Shape,
  since,
  string,
  until,
} from './vocabulary.ts';

export const RequestId = define(
  'RequestId',
  'Numbers a request. The other side repeats it in its answer; 1 and "1" are different.',
  either(string, integer),
);

export const ProgressToken = define(
  'ProgressToken',
  'Chosen by who asks; notifications about the progress of the request repeat it.',
  either(string, integer),
);

export const Cursor = define('Cursor', 'Where a page of a list begins: an opaque string.', string);

export const progressToken = optional(
  ProgressToken,
  'Asks to be told about the progress of this request, under this token.',
);

const RequestMetaObject = define(
  'RequestMetaObject',
  'What a request says about itself; without a handshake, who asks and in which revision.',
  since(
    '2026-07-28',
    object({
      progressToken,
      [metaKeys.protocolVersion]: required(string, 'The revision that this request speaks.'),
      [metaKeys.clientCapabilities]: required(ClientCapabilities, 'What the client can do, for this request.'),
      [metaKeys.clientInfo]: optional(Implementation, 'The program that asks. Every request should say it.'),
      [metaKeys.logLevel]: optional(LoggingLevel, 'Asks for log messages about this request, from this level on.'),
      ...trace,
    }),
  ),
);

const NotificationMetaObject = define(
  'NotificationMetaObject',
  'What a notification says about itself.',
  since(
    '2026-07-28',
    object({
      [metaKeys.subscriptionId]: optional(RequestId, 'The id of the subscriptions/listen request that it belongs to.'),
      ...trace,
    }),
  ),
);

/** The keys of the `_meta` of a result. */
export const aboutResult: Fields = {
  [metaKeys.serverInfo]: optional(Implementation, 'The program that answers. Every result should say it.'),
  ...trace,
};

const ResultMetaObject = define(
  'ResultMetaObject',
  'What a result says about itself.',
  since('2026-07-28', object(aboutResult)),
);

const requestMeta = either(until('2025-11-25', object({ progressToken, ...relatedTask })), RequestMetaObject);
const notificationMeta = either(until('2025-11-25', MessageMetaObject), NotificationMetaObject);
export const resultMeta: Shape = either(until('2025-11-25', MessageMetaObject), ResultMetaObject);

/** The params of a request that the published file forgets to give a `_meta`. */
export const requestParamsWithoutMeta = (fields: Fields): Shape => {
  const _meta = optional(differs('every request may have a _meta', anything, requestMeta), 'About the request itself.');
  return object({ _meta, ...fields });
};

/** The params of a notification that the published file forgets to give a `_meta`. */
export const notificationParamsWithoutMeta = (fields: Fields): Shape => {
  const _meta = differs('every notification may have a _meta', anything, notificationMeta);
  return object({ _meta: optional(_meta, 'About the notification itself.'), ...fields });
};

/** The params of a request. From 2026-07-28 they always have a `_meta`. */
export const requestParams = (fields: Fields): Shape => {
  const _meta = requiredSince('2026-07-28', requestMeta, 'About the request itself, not about what it asks for.');
  return object({ _meta, ...fields });
};

export const notificationParams = (fields: Fields): Shape => {
  return object({ _meta: optional(notificationMeta, 'About the notification itself.'), ...fields });
};

/** What a server asks of a client. From 2026-07-28 it is part of a result, and has no envelope of its own. */
export const questionToClient = (fields: Fields): Shape => {
  return object({ _meta: until('2025-11-25', optional(requestMeta, 'About the question itself.')), ...fields });
};

/** Such a question that keeps a plain `_meta` where it is part of a result. */
export const questionWithMeta = (fields: Fields): Shape => {
  const _meta = either(until('2025-11-25', requestMeta), since('2026-07-28', MetaObject));
  return object({ _meta: optional(_meta, 'About the question itself.'), ...fields });
};

/** What a client answers to it. From 2026-07-28 it is part of the params of the next request. */
export const answerOfClient = (fields: Fields): Shape => {
  return object({ _meta: until('2025-11-25', optional(MessageMetaObject, 'About the answer itself.')), ...fields });
};

/** `resultType`, from 2026-07-28 the first thing to look at in a result. */
export const resultType = (value: string): Fields => ({
  resultType: since('2026-07-28', required(kindOfResult(value), 'Which kind of result this is.')),
});

const kindOfResult = (value: string): Shape => {
  return differs('each kind of result has a value of its own', string, constant(value));
};

/** A result that is final. */
export const result = (fields: Fields): Shape => {
  return object({ _meta: optional(resultMeta, 'About the result itself.'), ...resultType('complete'), ...fields });
};

/** A final result that from 2026-07-28 says how long it may be kept, and for whom. */
export const cacheableResult = (fields: Fields): Shape =>
  result({
    ...fields,
    ttlMs: since('2026-07-28', required(count, 'How long it may be kept, in milliseconds; 0: not at all.')),
    cacheScope: since(
      '2026-07-28',
      required(choice('public', 'private'), 'Whether it may be kept for everyone or only for this user.'),
    ),
  });

export const paginatedParams: Shape = define(
  'PaginatedRequestParams',
  'Asks for one page of a list.',
  requestParams({ cursor: optional(Cursor, 'The nextCursor of the page before; absent: the first page.') }),
);

export const nextCursor: Fields = {
  nextCursor: optional(Cursor, 'Where the next page begins; absent: this was the last one.'),
};

export const Result = define(
  'Result',
  'An answer of any kind.',
  object({
    _meta: optional(resultMeta, 'About the result itself.'),
    resultType: since('2026-07-28', required(string, 'Which kind of result this is.')),
  }),
);

export const EmptyResult = define('EmptyResult', 'An answer that says only: done.', result({}));
export const noParams: Shape = define(
  'RequestParams',
  'Params that say nothing but what _meta says.',
  requestParams({}),
);
export const noNotificationParams: Shape = define(
  'NotificationParams',
  'Params that say nothing but what _meta says.',
  notificationParams({}),
);
