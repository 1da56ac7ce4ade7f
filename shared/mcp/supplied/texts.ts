/** JSON texts of what a question is about, since a message to a worker must neither be deep nor keep anyone waiting. */
import { type Limits, schemaLimits, valueLimits } from './limits.ts';
import type { Dialect, NotChecked, Question } from './question.ts';

/** A listed schema is asked about in every call of its tool. It is remembered as long as the listing is. */
const remembered = new WeakMap<object, string | NotChecked>();

/** `value` is undefined when the schema itself is in question. */
export function questionOf(schema: object, value: unknown, dialect: Dialect): Question | NotChecked {
  const schemaText = textOfSchema(schema);
  if (typeof schemaText !== 'string') return schemaText;
  if (value === undefined) return { schema: schemaText, value: null, dialect };
  const valueText = textOf(value, valueLimits, 'the value');
  return typeof valueText === 'string' ? { schema: schemaText, value: valueText, dialect } : valueText;
}

export function isQuestion(asked: Question | NotChecked): asked is Question {
  return 'schema' in asked;
}

function textOfSchema(schema: object): string | NotChecked {
  const known = remembered.get(schema);
  if (known !== undefined) return known;
  const text = textOf(schema, schemaLimits, 'the schema');
  remembered.set(schema, text);
  return text;
}

/** Serializing costs no more than parsing the message did. The worker looks at depth and number of values. */
function textOf(value: unknown, limits: Limits, name: string): string | NotChecked {
  try {
    const text = JSON.stringify(value);
    return text.length <= limits.text ? text : notChecked(`${name} is larger than ${limits.text / 1024} KiB`);
  } catch {
    return notChecked(`${name} is nested too deeply`);
  }
}

function notChecked(why: string): NotChecked {
  return { kind: 'not-checked', why };
}
