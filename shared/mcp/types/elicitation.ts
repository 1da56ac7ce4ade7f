/** Elicitation: a server asks the person, by a form or by a page to visit. */
import { answerOfClient, notificationParamsWithoutMeta, questionToClient } from './basics.ts';
import { PrimitiveSchemaDefinition } from './form.ts';
import type { Messages } from './message.ts';
import { CreateTaskResult, taskOption } from './tasks.ts';
import {
  boolean,
  choice,
  constant,
  define,
  differs,
  either,
  integer,
  list,
  map,
  number,
  object,
  onlyIn,
  optional,
  required,
  since,
  string,
  uri,
} from './vocabulary.ts';

const message = required(string, 'What to tell the person.');

const ElicitRequestFormParams = define(
  'ElicitRequestFormParams',
  'Asks the person to fill in a form.',
  questionToClient({
    mode: since('2025-11-25', optional(constant('form'), 'A form. So when absent, too.')),
    message,
    requestedSchema: required(
      object({
        type: required(constant('object'), 'Always an object.'),
        properties: required(map(PrimitiveSchemaDefinition), 'The fields of the form, by name.'),
        required: optional(list(string), 'The fields that must be filled in.'),
        $schema: since('2025-11-25', optional(string, 'The dialect; absent: JSON Schema 2020-12.')),
      }),
      'The form, in a small part of JSON Schema: flat, without nesting.',
    ),
    ...taskOption,
  }),
);

export const ElicitRequestURLParams = define(
  'ElicitRequestURLParams',
  'Asks the person to visit a page.',
  since(
    '2025-11-25',
    questionToClient({
      mode: required(constant('url'), 'A page.'),
      message,
      url: required(uri, 'The page.'),
      elicitationId: onlyIn(
        '2025-11-25',
        required(string, 'Names this visit; notifications/elicitation/complete repeats it.'),
      ),
      ...taskOption,
    }),
  ),
);

export const ElicitRequestParams = define(
  'ElicitRequestParams',
  'Asks the person for something.',
  either(ElicitRequestFormParams, ElicitRequestURLParams),
);

const someNumber = differs('the program that made the files lost fractions', integer, number);

export const ElicitResult = define(
  'ElicitResult',
  'What the person did.',
  answerOfClient({
    action: required(choice('accept', 'decline', 'cancel'), 'They agreed, refused, or went away without a choice.'),
    content: optional(
      map(either(string, someNumber, boolean, since('2025-11-25', list(string)))),
      'What they filled in, by the name of the field; only of a form, and only if they agreed.',
    ),
  }),
);

const ElicitationCompleteNotificationParams = define(
  'ElicitationCompleteNotificationParams',
  'Names the visit that is over.',
  notificationParamsWithoutMeta({ elicitationId: required(string, 'The elicitationId of the request.') }),
);

export const elicitation: Messages = {
  'elicitation/create': { params: ElicitRequestParams, result: either(ElicitResult, CreateTaskResult) },
  'notifications/elicitation/complete': { params: ElicitationCompleteNotificationParams },
};
