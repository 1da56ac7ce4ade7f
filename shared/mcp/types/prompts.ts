/** Prompts: texts with gaps that a server prepares for people to choose from. */
import { cacheableResult, nextCursor, noNotificationParams, paginatedParams, requestParams, result } from './basics.ts';
import { ContentBlock, Role } from './content.ts';
import { InputRequiredResult, inputAnswers } from './input.ts';
import type { Messages } from './message.ts';
import { icons, meta, names } from './meta.ts';
import { boolean, define, either, list, map, object, optional, required, string } from './vocabulary.ts';

const PromptArgument = define(
  'PromptArgument',
  'A gap to fill in.',
  object({
    ...names,
    description: optional(string, 'What to fill in.'),
    required: optional(boolean, 'It must be filled in.'),
  }),
);

const Prompt = define(
  'Prompt',
  'A text with gaps that the server offers.',
  object({
    ...names,
    description: optional(string, 'What it is for.'),
    arguments: optional(list(PromptArgument), 'Its gaps.'),
    ...icons,
    ...meta,
  }),
);

const ListPromptsResult = define(
  'ListPromptsResult',
  'A page of the prompts that the server has.',
  cacheableResult({ prompts: required(list(Prompt), 'The prompts of this page.'), ...nextCursor }),
);

const GetPromptRequestParams = define(
  'GetPromptRequestParams',
  'Names a prompt and fills it in.',
  requestParams({
    name: required(string, 'The prompt.'),
    arguments: optional(map(string), 'What to fill in, by the name of the gap.'),
    ...inputAnswers,
  }),
);

const PromptMessage = define(
  'PromptMessage',
  'One turn of the conversation that a prompt begins.',
  object({ role: required(Role, 'Who speaks.'), content: required(ContentBlock, 'What is said.') }),
);

const GetPromptResult = define(
  'GetPromptResult',
  'A prompt, filled in.',
  result({
    description: optional(string, 'What it is for.'),
    messages: required(list(PromptMessage), 'The conversation to begin with.'),
  }),
);

export const prompts: Messages = {
  'prompts/list': { params: paginatedParams, result: ListPromptsResult },
  'prompts/get': { params: GetPromptRequestParams, result: either(GetPromptResult, InputRequiredResult) },
  'notifications/prompts/list_changed': { params: noNotificationParams },
};
