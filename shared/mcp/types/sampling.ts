/** Sampling: a server asks the client's language model for a message. */
import { answerOfClient, questionToClient } from './basics.ts';
import { Role, SamplingMessageContentBlock } from './content.ts';
import type { Messages } from './message.ts';
import { MessageMetaObject, MetaObject, openObject } from './meta.ts';
import { CreateTaskResult, taskOption } from './tasks.ts';
import { Tool } from './tool.ts';
import {
  choice,
  define,
  either,
  fraction,
  integer,
  list,
  number,
  object,
  optional,
  required,
  since,
  string,
  until,
} from './vocabulary.ts';

const ModelHint = define(
  'ModelHint',
  'A model that would do.',
  object({ name: optional(string, 'Part of its name, as in "sonnet".') }),
);

const ModelPreferences = define(
  'ModelPreferences',
  'What matters in the choice of a model. The client chooses.',
  object({
    hints: optional(list(ModelHint), 'Models that would do, best first.'),
    costPriority: optional(fraction, 'How much the price matters.'),
    speedPriority: optional(fraction, 'How much speed matters.'),
    intelligencePriority: optional(fraction, 'How much ability matters.'),
  }),
);

const blocks = either(SamplingMessageContentBlock, since('2025-11-25', list(SamplingMessageContentBlock)));

const SamplingMessage = define(
  'SamplingMessage',
  'One turn of the conversation.',
  object({
    role: required(Role, 'Who speaks.'),
    content: required(blocks, 'What is said: one block, or from 2025-11-25 several.'),
    _meta: since('2025-11-25', optional(MetaObject, 'Whatever sender and receiver have agreed on.')),
  }),
);

const ToolChoice = define(
  'ToolChoice',
  'Whether the model uses tools.',
  since(
    '2025-11-25',
    object({
      mode: optional(choice('auto', 'required', 'none'), 'As it likes (so when absent), it must, it must not.'),
    }),
  ),
);

export const CreateMessageRequestParams = define(
  'CreateMessageRequestParams',
  'The conversation to go on with, and how.',
  questionToClient({
    messages: required(list(SamplingMessage), 'The conversation so far.'),
    maxTokens: required(integer, 'The length of the answer, at most, in tokens.'),
    modelPreferences: optional(ModelPreferences, 'What matters in the choice of a model.'),
    systemPrompt: optional(string, 'The system prompt that the server would like.'),
    includeContext: optional(
      choice('none', 'thisServer', 'allServers'),
      'What to add from what servers have said. All but "none" is deprecated since 2025-11-25.',
    ),
    temperature: optional(number, 'How much chance there is in the answer.'),
    stopSequences: optional(list(string), 'Texts that end the answer.'),
    metadata: optional(openObject, 'For the provider of the model, in its own format.'),
    tools: since('2025-11-25', optional(list(Tool), 'Tools that the model may use.')),
    toolChoice: optional(ToolChoice, 'Whether it uses them.'),
    ...taskOption,
  }),
);

export const CreateMessageResult = define(
  'CreateMessageResult',
  "The language model's message.",
  answerOfClient({
    _meta: optional(
      either(until('2025-11-25', MessageMetaObject), since('2026-07-28', MetaObject)),
      'About the result itself.',
    ),
    role: required(Role, 'Who speaks.'),
    content: required(blocks, 'What is said: one block, or from 2025-11-25 several.'),
    model: required(string, 'The model that said it.'),
    stopReason: optional(string, 'Why it stopped: endTurn, stopSequence, maxTokens, toolUse or another reason.'),
  }),
);

export const sampling: Messages = {
  'sampling/createMessage': {
    params: CreateMessageRequestParams,
    result: either(CreateMessageResult, CreateTaskResult),
  },
};
