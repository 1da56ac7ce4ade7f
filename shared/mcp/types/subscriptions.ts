/** Subscriptions: from 2026-07-28 one request that stays open, instead of notifications out of nowhere. */

import { metaKeys } from '../revisions.ts';
import { aboutResult, notificationParams, RequestId, requestParams, resultType } from './basics.ts';
import type { Messages } from './message.ts';
import { anything, boolean, define, differs, list, object, optional, required, since, string } from './vocabulary.ts';

const SubscriptionFilter = define(
  'SubscriptionFilter',
  'Which changes to report. Nothing that is not named here is reported.',
  since(
    '2026-07-28',
    object({
      toolsListChanged: optional(boolean, 'Changes of the list of tools.'),
      promptsListChanged: optional(boolean, 'Changes of the list of prompts.'),
      resourcesListChanged: optional(boolean, 'Changes of the list of resources.'),
      resourceSubscriptions: optional(list(string), 'Changes of the resources with these addresses.'),
      taskIds: optional(
        differs('the tasks extension adds it; the file is that of the core', anything, list(string)),
        'Changes of these tasks (extension io.modelcontextprotocol/tasks).',
      ),
    }),
  ),
);

const SubscriptionsListenRequestParams = define(
  'SubscriptionsListenRequestParams',
  'Says which changes to report.',
  requestParams({ notifications: required(SubscriptionFilter, 'What the client wants to hear of.') }),
);

const SubscriptionsListenResultMetaObject = define(
  'SubscriptionsListenResultMetaObject',
  'Says which subscription has ended.',
  since(
    '2026-07-28',
    object({
      [metaKeys.subscriptionId]: required(RequestId, 'The id of the subscriptions/listen request.'),
      ...aboutResult,
    }),
  ),
);

const SubscriptionsListenResult = define(
  'SubscriptionsListenResult',
  'The subscription has ended, and the server says so.',
  since(
    '2026-07-28',
    object({
      _meta: required(SubscriptionsListenResultMetaObject, 'Which subscription it is.'),
      ...resultType('complete'),
    }),
  ),
);

const SubscriptionsAcknowledgedNotificationParams = define(
  'SubscriptionsAcknowledgedNotificationParams',
  'Says which changes will be reported.',
  notificationParams({ notifications: required(SubscriptionFilter, 'What was asked for and can be done.') }),
);

export const subscriptions: Messages = {
  'subscriptions/listen': { params: SubscriptionsListenRequestParams, result: SubscriptionsListenResult },
  'notifications/subscriptions/acknowledged': { params: SubscriptionsAcknowledgedNotificationParams },
};
