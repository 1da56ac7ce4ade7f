/** What was given up, and which requests may become tasks. */
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { Recent } from './recent.ts';
import type { Relations } from './relations.ts';

export interface Cancellation {
  /** `seq` of the first notification that cancelled it, and when it came. */
  readonly seq: number;
  readonly at: number;
}

/** Within this time a cancellation and a notification may have crossed on their way, milliseconds. */
export const crossingMs = 100;

const mostKept = 10_000;

export class Cancellations {
  readonly #relations: Relations;
  readonly #byRequest = new Recent<number, Cancellation>(mostKept);
  readonly #asTask = new Recent<number, true>(mostKept);

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  /** How a request was cancelled before it was answered; undefined when it was not. */
  of(request: number): Cancellation | undefined {
    return this.#byRequest.get(request);
  }

  /** True when the request asked to be run as a task (MCP 2025-11-25 basic/utilities/tasks). */
  isTask(request: number): boolean {
    return this.#asTask.get(request) === true;
  }

  note({ message, link, seq, at }: MessageLook): void {
    if (message.kind === 'request') {
      if (isObject(message.params) && isObject(message.params.task)) this.#asTask.set(seq, true);
    } else if (link.type === 'cancel' && link.request !== null) {
      if (!link.finished) this.#byRequest.set(link.request.seq, { seq, at });
      this.#relations.add(seq, { type: 'cancellation', request: link.request.seq });
    }
  }
}
