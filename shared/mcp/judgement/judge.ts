/**
 * Holds values against schemas that a server supplied. Nothing is fetched and nothing is thrown, but a hostile pattern
 * may take for ever: run it where it can be ended.
 */
import { textOutgrows, valueLimits } from '../supplied/limits.ts';
import type { Question, Verdict } from '../supplied/question.ts';
import { type Compiled, compile } from './compile.ts';
import { faultOf } from './faults.ts';

const valid: Verdict = { kind: 'valid' };

/** A tool that is called a thousand times has its schema compiled once. UTF-16 units of all their texts. */
const mostText = 4 * 1024 * 1024;
const mostSchemas = 500;

export class Judge {
  readonly #compiled = new Map<string, Compiled>();
  #text = 0;

  /** Schemas that are at hand. */
  get remembered(): number {
    return this.#compiled.size;
  }

  judge({ schema, value, dialect }: Question): Verdict {
    const compiled = this.#compiledOf(schema, dialect);
    if ('kind' in compiled) return compiled;
    return value === null ? valid : hold(value, compiled);
  }

  #compiledOf(schema: string, dialect: Question['dialect']): Compiled {
    const key = `${dialect} ${schema}`;
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const made = compile(schema, dialect);
    this.#text += key.length;
    if (this.#text > mostText || this.#compiled.size >= mostSchemas) {
      this.#compiled.clear();
      this.#text = key.length;
    }
    this.#compiled.set(key, made);
    return made;
  }
}

function hold(text: string, { validate }: Exclude<Compiled, Verdict>): Verdict {
  const excess = textOutgrows(text, valueLimits);
  if (excess !== null) return { kind: 'not-checked', why: `the value ${excess}` };
  try {
    const value: unknown = JSON.parse(text);
    if (validate(value)) return valid;
    return { kind: 'mismatch', ...faultOf(validate.errors ?? [], value) };
  } catch (error) {
    // A schema may refer to itself more often than the stack is deep.
    return { kind: 'not-checked', why: `checking it ended with an error (${textOf(error)})` };
  }
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 100);
}
