/** Tools: functions that a server runs for a client. */
import { cacheableResult, nextCursor, noNotificationParams, paginatedParams, requestParams, result } from './basics.ts';
import { ContentBlock, structuredContent } from './content.ts';
import { InputRequiredResult, inputAnswers } from './input.ts';
import type { Messages } from './message.ts';
import { TaskResult } from './task-extension.ts';
import { CreateTaskResult, taskOption } from './tasks.ts';
import { Tool } from './tool.ts';
import { boolean, define, either, list, object, optional, required, string } from './vocabulary.ts';

const ListToolsResult = define(
  'ListToolsResult',
  'A page of the tools that the server has.',
  cacheableResult({ tools: required(list(Tool), 'The tools of this page.'), ...nextCursor }),
);

const CallToolRequestParams = define(
  'CallToolRequestParams',
  'Names a tool and gives it arguments.',
  requestParams({
    name: required(string, 'The tool.'),
    arguments: optional(object({}), 'Its arguments, as its inputSchema wants them.'),
    ...taskOption,
    ...inputAnswers,
  }),
);

const CallToolResult = define(
  'CallToolResult',
  'What a tool gave. A failure of the tool is a result too, so that the language model sees it.',
  result({
    content: required(list(ContentBlock), 'For the language model to read.'),
    structuredContent: optional(structuredContent, 'The same as data, as outputSchema describes it.'),
    isError: optional(boolean, 'The tool failed.'),
  }),
);

export const tools: Messages = {
  'tools/list': { params: paginatedParams, result: ListToolsResult },
  'tools/call': {
    params: CallToolRequestParams,
    result: either(CallToolResult, CreateTaskResult, InputRequiredResult, TaskResult),
  },
  'notifications/tools/list_changed': { params: noNotificationParams },
};
