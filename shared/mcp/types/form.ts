/** The fields that a form of an elicitation can have. */
import {
  boolean,
  choice,
  constant,
  define,
  either,
  type Fields,
  integer,
  list,
  number,
  object,
  optional,
  required,
  type Shape,
  since,
  string,
} from './vocabulary.ts';

const labels: Fields = {
  title: optional(string, 'The name to show to people.'),
  description: optional(string, 'What to fill in.'),
};

const field = (type: Shape, fields: Fields): Shape => {
  return object({ type: required(type, 'What kind of value is wanted.'), ...labels, ...fields });
};

const preset = (shape: Shape) => since('2025-11-25', optional(shape, 'What to fill in beforehand.'));

const StringSchema = define(
  'StringSchema',
  'A text.',
  field(constant('string'), {
    minLength: optional(integer, 'Its length at least.'),
    maxLength: optional(integer, 'Its length at most.'),
    format: optional(choice('email', 'uri', 'date', 'date-time'), 'What it looks like.'),
    default: preset(string),
  }),
);

const NumberSchema = define(
  'NumberSchema',
  'A number.',
  field(choice('number', 'integer'), {
    minimum: optional(number, 'The least that it may be.'),
    maximum: optional(number, 'The most that it may be.'),
    default: preset(number),
  }),
);

const BooleanSchema = define(
  'BooleanSchema',
  'Yes or no.',
  field(constant('boolean'), { default: optional(boolean, 'What to fill in beforehand.') }),
);

const values = required(list(string), 'The choices.');
const namedChoices = list(
  object({ const: required(string, 'The choice.'), title: required(string, 'The name to show to people.') }),
);

const UntitledSingleSelectEnumSchema = define(
  'UntitledSingleSelectEnumSchema',
  'One of several texts.',
  since('2025-11-25', field(constant('string'), { enum: values, default: preset(string) })),
);

const TitledSingleSelectEnumSchema = define(
  'TitledSingleSelectEnumSchema',
  'One of several texts, each with a name for people.',
  since(
    '2025-11-25',
    field(constant('string'), { oneOf: required(namedChoices, 'The choices.'), default: preset(string) }),
  ),
);

const manyOf = (items: Shape): Shape =>
  since(
    '2025-11-25',
    field(constant('array'), {
      items: required(items, 'What there is to choose from.'),
      minItems: optional(integer, 'How many to choose at least.'),
      maxItems: optional(integer, 'How many to choose at most.'),
      default: preset(list(string)),
    }),
  );

const UntitledMultiSelectEnumSchema = define(
  'UntitledMultiSelectEnumSchema',
  'Some of several texts.',
  manyOf(object({ type: required(constant('string'), 'Always a text.'), enum: values })),
);

const TitledMultiSelectEnumSchema = define(
  'TitledMultiSelectEnumSchema',
  'Some of several texts, each with a name for people.',
  manyOf(object({ anyOf: required(namedChoices, 'The choices.') })),
);

/** Called EnumSchema in 2025-06-18. */
const LegacyTitledEnumSchema = define(
  'LegacyTitledEnumSchema',
  'One of several texts, with names in a list of their own. Deprecated since 2025-11-25.',
  field(constant('string'), {
    enum: values,
    enumNames: optional(list(string), 'The names to show to people, in the same order.'),
    default: preset(string),
  }),
);

export const PrimitiveSchemaDefinition = define(
  'PrimitiveSchemaDefinition',
  'A field of a form.',
  either(
    StringSchema,
    NumberSchema,
    BooleanSchema,
    UntitledSingleSelectEnumSchema,
    TitledSingleSelectEnumSchema,
    UntitledMultiSelectEnumSchema,
    TitledMultiSelectEnumSchema,
    LegacyTitledEnumSchema,
  ),
);
