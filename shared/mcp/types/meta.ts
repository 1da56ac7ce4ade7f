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
  optional,
  required,
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
