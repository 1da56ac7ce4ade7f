/** The forms that servers ask to be filled in within an answer (MCP 2026-07-28 basic/patterns/mrtr), by `seq` of the answer. */
import { isObject, type JsonObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { schemaLimits, sizeOf } from '../supplied/limits.ts';
import { Recent } from './recent.ts';

/** Schemas of forms by the key of their input request; null for one that is too large to be kept. */
export type RoundForms = ReadonlyMap<string, JsonObject | null>;

const mostRounds = 200;
const mostForms = 100;
/** UTF-16 units of all schemas that are kept, about. */
const mostText = 16 * 1024 * 1024;

export class Forms {
  #rounds = new Recent<number, RoundForms>(mostRounds);
  #size = 0;
  #text = 0;

  /** Rounds with forms that were seen so far, those that are forgotten included. */
  get size(): number {
    return this.#size;
  }

  of(answer: number): RoundForms | undefined {
    return this.#rounds.get(answer);
  }

  note({ message, era, link, seq }: MessageLook): void {
    if (era !== 'modern' || message.kind !== 'response' || link.type !== 'answer') return;
    const { result } = message;
    if (!isObject(result) || result.resultType !== 'input_required') return;
    const forms = this.#formsIn(result.inputRequests);
    if (forms.size === 0) return;
    this.#rounds.set(seq, forms);
    this.#size++;
  }

  #formsIn(requests: unknown): RoundForms {
    const forms = new Map<string, JsonObject | null>();
    if (!isObject(requests)) return forms;
    for (const [key, ask] of Object.entries(requests).slice(0, mostForms)) {
      const schema = formIn(ask);
      if (schema !== null) forms.set(key, this.#kept(schema));
    }
    return forms;
  }

  #kept(schema: JsonObject): JsonObject | null {
    const size = sizeOf(schema, schemaLimits);
    if (typeof size !== 'number') return null;
    this.#text += size;
    if (this.#text > mostText) {
      this.#rounds = new Recent(mostRounds);
      this.#text = size;
    }
    return schema;
  }
}

function formIn(ask: unknown): JsonObject | null {
  if (!isObject(ask) || ask.method !== 'elicitation/create' || !isObject(ask.params)) return null;
  const { requestedSchema } = ask.params;
  return isObject(requestedSchema) ? requestedSchema : null;
}
