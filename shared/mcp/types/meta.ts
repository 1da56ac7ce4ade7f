/** `_meta` and the names and pictures that many types have. */
import {
  anything,
  boolean,
  choice,
  define,
  differs,
  either,
  type Fields,
  integer,
  list,
  map,
  type Named,
  object,
  onlyIn,
  optional,
  required,
  type Shape,
  since,
  string,
  until,
  uri,
} from './vocabulary.ts';

export const MetaObject = define(
  'MetaObject',
  'Keys for what the protocol does not define, as in "com.example/key". Its own begin with io.modelcontextprotocol/.',
  object({}),
);

const PublishedValue: Named = {
  ...define('JSONValue', 'JSON without null and fractions.', anything),
  get shape() {
    return either(string, integer, boolean, list(PublishedValue), map(PublishedValue));
  },
};

/** Keys of `_meta` that the published files leave open; the pages of the specification say what they hold. */
const keyOfMeta = (shape: Shape): Shape => {
  return differs('the file leaves the keys of _meta open', anything, either(shape));
};

export const relatedTaskKey = 'io.modelcontextprotocol/related-task';

const RelatedTaskMetadata = define(
  'RelatedTaskMetadata',
  'The task that a message belongs to.',
  onlyIn('2025-11-25', object({ taskId: required(string, 'The task.') })),
);

/** In every message about a task of the core. */
export const relatedTask: Fields = {
  [relatedTaskKey]: optional(keyOfMeta(RelatedTaskMetadata), 'The task that this message belongs to.'),
};

export const modelImmediateResponseKey = 'io.modelcontextprotocol/model-immediate-response';

/** In the answer that creates a task. */
export const modelImmediateResponse: Fields = {
  [modelImmediateResponseKey]: optional(
    keyOfMeta(onlyIn('2025-11-25', string)),
    'What the language model may be told while the task runs. Provisional.',
  ),
};

/** How a message belongs to a trace; the only keys without a prefix beside progressToken (W3C Trace Context, Baggage). */
export const trace: Fields = {
  traceparent: optional(keyOfMeta(string), 'The span that this message belongs to (W3C Trace Context).'),
  tracestate: optional(keyOfMeta(string), 'What systems on the way have added to the trace (W3C Trace Context).'),
  baggage: optional(keyOfMeta(string), 'Values to carry along (W3C Baggage).'),
};

/** What a message says about itself up to 2025-11-25, unless it is a request. */
export const MessageMetaObject = define(
  'MessageMetaObject',
  'Keys for what the protocol does not define, as in "com.example/key". Its own begin with io.modelcontextprotocol/.',
  object(relatedTask),
);

/** An object in which nothing is defined: that it is there says enough, or it is somebody else's. */
export const openObject = differs(
  'null and fractions are JSON too; the program that made the file lost them',
  either(until('2025-11-25', object({})), since('2026-07-28', map(PublishedValue))),
  object({}),
);

/** The `_meta` of a type. Results and params have their own. */
export const meta: Fields = {
  _meta: since('2025-06-18', optional(MetaObject, 'Whatever sender and receiver have agreed on.')),
};

const Icon = define(
  'Icon',
  'A picture to show beside a name.',
  since(
    '2025-11-25',
    object({
      src: required(uri, 'Where the picture is: an https address or a data URI.'),
      mimeType: optional(string, 'The type of the picture, when its source does not say.'),
      sizes: optional(list(string), 'The sizes that it is meant for, as in "48x48", or "any".'),
      theme: optional(choice('light', 'dark'), 'The background that it is meant for.'),
    }),
  ),
);

export const icons: Fields = { icons: optional(list(Icon), 'Pictures to choose from.') };

export const title: Fields = {
  title: since('2025-06-18', optional(string, 'The name to show to people.')),
};

/** A name for programs, and one for people. */
export const names: Fields = { name: required(string, 'The name that programs use.'), ...title };
