/** Resources: what a server lets a client read, and tells changes of. */
import {
  cacheableResult,
  EmptyResult,
  nextCursor,
  noNotificationParams,
  notificationParams,
  paginatedParams,
  requestParams,
} from './basics.ts';
import { annotations, resourceContents, resourceFields } from './content.ts';
import { InputRequiredResult, inputAnswers } from './input.ts';
import type { Messages } from './message.ts';
import { icons, meta, names } from './meta.ts';
import { define, either, list, object, optional, required, string, uri, uriTemplate } from './vocabulary.ts';

const Resource = define('Resource', 'Something that can be read.', object(resourceFields));

const ResourceTemplate = define(
  'ResourceTemplate',
  'A pattern for the addresses of resources.',
  object({
    uriTemplate: required(uriTemplate, 'The pattern (RFC 6570).'),
    ...names,
    description: optional(string, 'What it is, as a hint for the language model.'),
    mimeType: optional(string, 'The type of all resources that it stands for.'),
    ...annotations,
    ...icons,
    ...meta,
  }),
);

const ListResourcesResult = define(
  'ListResourcesResult',
  'A page of the resources that the server has.',
  cacheableResult({ resources: required(list(Resource), 'The resources of this page.'), ...nextCursor }),
);
const ListResourceTemplatesResult = define(
  'ListResourceTemplatesResult',
  'A page of the address patterns that the server has.',
  cacheableResult({ resourceTemplates: required(list(ResourceTemplate), 'The patterns of this page.'), ...nextCursor }),
);

const address = { uri: required(uri, 'The address of the resource.') };

const ReadResourceRequestParams = define(
  'ReadResourceRequestParams',
  'Names the resource to read.',
  requestParams({ ...address, ...inputAnswers }),
);
const ReadResourceResult = define(
  'ReadResourceResult',
  'What is in a resource.',
  cacheableResult({ contents: required(list(resourceContents), 'One entry, or several when it stands for more.') }),
);
const SubscribeRequestParams = define('SubscribeRequestParams', 'Names the resource to watch.', requestParams(address));
const UnsubscribeRequestParams = define(
  'UnsubscribeRequestParams',
  'Names the resource to watch no longer.',
  requestParams(address),
);
const ResourceUpdatedNotificationParams = define(
  'ResourceUpdatedNotificationParams',
  'Names the resource that has changed.',
  notificationParams({ uri: required(uri, 'Its address, or one below an address that was subscribed to.') }),
);

export const resources: Messages = {
  'resources/list': { params: paginatedParams, result: ListResourcesResult },
  'resources/templates/list': { params: paginatedParams, result: ListResourceTemplatesResult },
  'resources/read': { params: ReadResourceRequestParams, result: either(ReadResourceResult, InputRequiredResult) },
  'resources/subscribe': { params: SubscribeRequestParams, result: EmptyResult },
  'resources/unsubscribe': { params: UnsubscribeRequestParams, result: EmptyResult },
  'notifications/resources/list_changed': { params: noNotificationParams },
  'notifications/resources/updated': { params: ResourceUpdatedNotificationParams },
};
