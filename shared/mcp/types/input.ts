/**
 * Requests that need several rounds: from 2026-07-28 a server that wants something of the client answers with its
 * questions, and the client asks again with the answers.
 */
import { resultMeta, resultType } from './basics.ts';
import { ElicitRequestParams, ElicitResult } from './elicitation.ts';
import { ListRootsRequestParams, ListRootsResult } from './roots.ts';
import { CreateMessageRequestParams, CreateMessageResult } from './sampling.ts';
import {
  constant,
  define,
  differs,
  either,
  type Field,
  type Fields,
  map,
  object,
  objectWithOneOf,
  optional,
  required,
  since,
  string,
} from './vocabulary.ts';

/** A question: a request without an envelope. */
const question = (name: string, method: string, about: string, params: Field) =>
  define(name, about, since('2026-07-28', object({ method: required(constant(method), 'What is asked.'), params })));

const InputRequest = define(
  'InputRequest',
  'A question of the server.',
  either(
    question(
      'CreateMessageRequest',
      'sampling/createMessage',
      'Asks the language model for a message.',
      required(CreateMessageRequestParams, 'The conversation.'),
    ),
    question(
      'ListRootsRequest',
      'roots/list',
      'Asks for the folders that the server may work in.',
      optional(ListRootsRequestParams, 'Nothing but _meta.'),
    ),
    question(
      'ElicitRequest',
      'elicitation/create',
      'Asks the person for something.',
      required(ElicitRequestParams, 'The form, or the page to visit.'),
    ),
  ),
);

export const InputRequests = define('InputRequests', 'Questions, by names that the server chooses.', map(InputRequest));

const InputResponse = define(
  'InputResponse',
  'An answer of the client.',
  since('2026-07-28', either(CreateMessageResult, ListRootsResult, ElicitResult)),
);

export const InputResponses = define('InputResponses', 'Answers, by the names of their questions.', map(InputResponse));

/** The params of a request that is asked again. */
export const inputAnswers: Fields = {
  inputResponses: optional(InputResponses, 'The answers to the inputRequests of the round before.'),
  requestState: since('2026-07-28', optional(string, 'The requestState of the round before, unchanged.')),
};

const inputRequired: Fields = {
  _meta: optional(resultMeta, 'About the result itself.'),
  ...resultType('input_required'),
  inputRequests: optional(InputRequests, 'The questions.'),
  requestState: optional(string, 'What the client sends along with its answers, unchanged.'),
};

export const InputRequiredResult = define(
  'InputRequiredResult',
  'The request cannot be answered before the client has answered some questions.',
  since(
    '2026-07-28',
    differs(
      'at least one of inputRequests and requestState must be there; the file cannot say it',
      object(inputRequired),
      objectWithOneOf(['inputRequests', 'requestState'], inputRequired),
    ),
  ),
);
