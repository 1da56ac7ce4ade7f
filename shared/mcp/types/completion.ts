/** Completion: suggestions while an argument is being typed. */
import { requestParams, result } from './basics.ts';
import type { Messages } from './message.ts';
import { title } from './meta.ts';
import {
  boolean,
  constant,
  define,
  either,
  integer,
  list,
  listAtMost,
  map,
  object,
  optional,
  required,
  since,
  string,
  until,
  uriTemplate,
} from './vocabulary.ts';

const PromptReference = define(
  'PromptReference',
  'A prompt, by its name.',
  object({
    type: required(constant('ref/prompt'), 'Which kind of reference this is.'),
    name: required(string, 'The prompt.'),
    ...title,
  }),
);

/** Called ResourceReference up to 2025-03-26. */
const ResourceTemplateReference = define(
  'ResourceTemplateReference',
  'A resource or an address pattern.',
  object({
    type: required(constant('ref/resource'), 'Which kind of reference this is.'),
    uri: required(uriTemplate, 'The address, or the pattern.'),
  }),
);

const CompleteRequestParams = define(
  'CompleteRequestParams',
  'Says which argument of what is being typed.',
  requestParams({
    ref: required(either(PromptReference, ResourceTemplateReference), 'What the argument belongs to.'),
    argument: required(
      object({ name: required(string, 'The argument.'), value: required(string, 'What has been typed so far.') }),
      'What is being typed.',
    ),
    context: since(
      '2025-06-18',
      optional(
        object({ arguments: optional(map(string), 'The arguments that are settled, by name.') }),
        'What is known already.',
      ),
    ),
  }),
);

const CompleteResult = define(
  'CompleteResult',
  'Suggestions for an argument.',
  result({
    completion: required(
      object({
        values: required(
          either(until('2025-11-25', list(string)), since('2026-07-28', listAtMost(100, string))),
          'The suggestions, 100 at most, best first.',
        ),
        total: optional(integer, 'How many there are in all.'),
        hasMore: optional(boolean, 'There are more than these.'),
      }),
      'The suggestions.',
    ),
  }),
);

export const completion: Messages = {
  'completion/complete': { params: CompleteRequestParams, result: CompleteResult },
};
