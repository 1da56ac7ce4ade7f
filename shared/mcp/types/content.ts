/** The blocks that tools, prompts and messages for a language model are made of. */
import { icons, meta, names } from './meta.ts';
import {
  base64,
  choice,
  constant,
  define,
  either,
  type Fields,
  fraction,
  integer,
  list,
  object,
  optional,
  required,
  type Shape,
  since,
  string,
  uri,
} from './vocabulary.ts';

export const Role = define('Role', 'Who speaks in a conversation.', choice('user', 'assistant'));

const Annotations = define(
  'Annotations',
  'Hints on how to use something.',
  object({
    audience: optional(list(Role), 'Whom it is meant for.'),
    priority: optional(fraction, 'How important it is: 1 must be used, 0 need not be.'),
    lastModified: since('2025-06-18', optional(string, 'When it last changed, as an ISO 8601 date and time.')),
  }),
);

export const annotations: Fields = { annotations: optional(Annotations, 'Hints for the receiver.') };

const mimeType = optional(string, 'The type of the content, as in "text/plain".');
const contentsOf = (fields: Fields): Shape => {
  return object({ uri: required(uri, 'The address of the resource.'), mimeType, ...fields, ...meta });
};

const TextResourceContents = define(
  'TextResourceContents',
  'What is in a resource, as text.',
  contentsOf({ text: required(string, 'The text.') }),
);
const BlobResourceContents = define(
  'BlobResourceContents',
  'What is in a resource, as bytes.',
  contentsOf({ blob: required(base64, 'The bytes, in base64.') }),
);
export const resourceContents = either(TextResourceContents, BlobResourceContents);

/** What a resource and a link to one have in common. */
export const resourceFields: Fields = {
  uri: required(uri, 'Its address.'),
  ...names,
  description: optional(string, 'What it is, as a hint for the language model.'),
  mimeType,
  size: optional(integer, 'Its size in bytes, before any encoding.'),
  ...annotations,
  ...icons,
  ...meta,
};

const block = (type: string, fields: Fields): Shape => {
  return object({ type: required(constant(type), 'Which kind of block this is.'), ...fields, ...meta });
};

const media: Fields = {
  data: required(base64, 'The bytes, in base64.'),
  mimeType: required(string, 'Their type, as in "image/png".'),
  ...annotations,
};

const TextContent = define(
  'TextContent',
  'Text.',
  block('text', { text: required(string, 'The text.'), ...annotations }),
);
const ImageContent = define('ImageContent', 'A picture.', block('image', media));
const AudioContent = define('AudioContent', 'A sound.', since('2025-03-26', block('audio', media)));
const EmbeddedResource = define(
  'EmbeddedResource',
  'A resource with what is in it.',
  block('resource', { resource: required(resourceContents, 'The resource.'), ...annotations }),
);
const ResourceLink = define(
  'ResourceLink',
  'A resource that can be read, if wanted.',
  since('2025-06-18', block('resource_link', resourceFields)),
);

export const ContentBlock = define(
  'ContentBlock',
  'A piece of what a tool or a prompt gives.',
  either(TextContent, ImageContent, AudioContent, ResourceLink, EmbeddedResource),
);

/** An object until 2025-11-25, any JSON since. */
export const structuredContent = either(since('2026-07-28', { kind: 'any', life: {} }), {
  ...object({}),
  life: { since: '2025-06-18', until: '2025-11-25' },
});

const ToolUseContent = define(
  'ToolUseContent',
  'The language model wants to run a tool.',
  since(
    '2025-11-25',
    block('tool_use', {
      id: required(string, 'Names this use; the result repeats it.'),
      name: required(string, 'The tool.'),
      input: required(object({}), 'Its arguments.'),
    }),
  ),
);
const ToolResultContent = define(
  'ToolResultContent',
  'What a tool gave to the language model.',
  since(
    '2025-11-25',
    block('tool_result', {
      toolUseId: required(string, 'The use that this is the result of.'),
      content: required(list(ContentBlock), 'What the tool gave.'),
      structuredContent: optional(structuredContent, 'The same as data.'),
      isError: optional({ kind: 'boolean', life: {} }, 'The tool failed.'),
    }),
  ),
);

export const SamplingMessageContentBlock = define(
  'SamplingMessageContentBlock',
  'A piece of a conversation with a language model.',
  either(TextContent, ImageContent, AudioContent, ToolUseContent, ToolResultContent),
);
