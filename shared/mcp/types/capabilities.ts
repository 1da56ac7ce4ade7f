/** What each side says that it can do. The other side may use only that. */
import { openObject } from './meta.ts';
import { boolean, define, type Fields, map, object, onlyIn, optional, since, until } from './vocabulary.ts';

const listChanged: Fields = { listChanged: optional(boolean, 'It says so when the list changes.') };

const open: Fields = {
  experimental: optional(map(openObject), 'Capabilities outside the protocol, by name.'),
  extensions: since(
    '2026-07-28',
    optional(map(openObject), 'Extensions of the protocol, by identifier, with settings.'),
  ),
};

const tasks = (requests: Fields) =>
  onlyIn(
    '2025-11-25',
    optional(
      object({
        list: optional(openObject, 'It answers tasks/list.'),
        cancel: optional(openObject, 'It answers tasks/cancel.'),
        requests: optional(object(requests), 'The requests that may run as tasks.'),
      }),
      'It can run requests as tasks.',
    ),
  );

export const ClientCapabilities = define(
  'ClientCapabilities',
  'What a client can do for a server.',
  object({
    roots: optional(
      object({ listChanged: until('2025-11-25', optional(boolean, 'It says so when its folders change.')) }),
      'It can name the folders that the server may work in.',
    ),
    sampling: optional(
      object({
        context: since('2025-11-25', optional(openObject, 'It understands includeContext.')),
        tools: since('2025-11-25', optional(openObject, 'It understands tools and toolChoice.')),
      }),
      'It can ask a language model.',
    ),
    elicitation: since(
      '2025-06-18',
      optional(
        object({
          form: since('2025-11-25', optional(openObject, 'It can show a form. An empty elicitation says the same.')),
          url: since('2025-11-25', optional(openObject, 'It can send the person to a page.')),
        }),
        'It can ask the person.',
      ),
    ),
    tasks: tasks({
      sampling: optional(
        object({ createMessage: optional(openObject, 'For sampling/createMessage.') }),
        'Requests for sampling.',
      ),
      elicitation: optional(
        object({ create: optional(openObject, 'For elicitation/create.') }),
        'Requests for elicitation.',
      ),
    }),
    ...open,
  }),
);

export const ServerCapabilities = define(
  'ServerCapabilities',
  'What a server offers.',
  object({
    tools: optional(object(listChanged), 'It has tools.'),
    resources: optional(
      object({ subscribe: optional(boolean, 'It tells when a single resource changes.'), ...listChanged }),
      'It has resources.',
    ),
    prompts: optional(object(listChanged), 'It has prompts.'),
    completions: since('2025-03-26', optional(openObject, 'It suggests values for arguments.')),
    logging: optional(openObject, 'It sends log messages.'),
    tasks: tasks({
      tools: optional(object({ call: optional(openObject, 'For tools/call.') }), 'Requests for tools.'),
    }),
    ...open,
  }),
);
