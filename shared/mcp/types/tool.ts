/** How a server describes a tool. */
import { icons, meta, names } from './meta.ts';
import {
  boolean,
  choice,
  constant,
  define,
  differs,
  either,
  type Fields,
  list,
  map,
  object,
  onlyIn,
  optional,
  required,
  since,
  string,
  until,
} from './vocabulary.ts';

const dialect: Fields = {
  $schema: since('2025-11-25', optional(string, 'The dialect; absent: JSON Schema 2020-12.')),
};

const property = differs('true and false are schemas too', object({}), either(object({}), boolean));

/** The part of JSON Schema that was allowed up to 2025-11-25. */
const objectSchema: Fields = {
  type: required(constant('object'), 'Always an object.'),
  properties: until('2025-11-25', optional(map(property), 'A schema for each argument.')),
  required: until('2025-11-25', optional(list(string), 'The ones that must be there.')),
  ...dialect,
};

const ToolAnnotations = define(
  'ToolAnnotations',
  'What a tool does to the world, as a hint that need not be true.',
  since(
    '2025-03-26',
    object({
      title: optional(string, 'The name to show to people.'),
      readOnlyHint: optional(boolean, 'It changes nothing. Otherwise assume that it does.'),
      destructiveHint: optional(boolean, 'It may destroy something. Assume so when absent.'),
      idempotentHint: optional(boolean, 'To run it twice is to run it once. Assume the contrary when absent.'),
      openWorldHint: optional(boolean, 'It reaches out to what nobody knows beforehand. Assume so when absent.'),
    }),
  ),
);

const ToolExecution = define(
  'ToolExecution',
  'How a tool may be run.',
  onlyIn(
    '2025-11-25',
    object({
      taskSupport: optional(
        choice('forbidden', 'optional', 'required'),
        'As a task: never (so when absent), if wanted, always.',
      ),
    }),
  ),
);

export const Tool = define(
  'Tool',
  'A function that a server runs for a client.',
  object({
    ...names,
    description: optional(string, 'What it does, for the language model to choose by.'),
    inputSchema: required(object(objectSchema), 'The JSON Schema of its arguments.'),
    outputSchema: since(
      '2025-06-18',
      optional(
        either(until('2025-11-25', object(objectSchema)), since('2026-07-28', object(dialect))),
        'The JSON Schema of its structuredContent.',
      ),
    ),
    annotations: optional(ToolAnnotations, 'What it does to the world.'),
    execution: optional(ToolExecution, 'How it may be run.'),
    ...icons,
    ...meta,
  }),
);
