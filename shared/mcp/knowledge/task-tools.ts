/** Which tool each task of a server runs (MCP 2025-11-25 basic/utilities/tasks): its result comes as another answer. */
import { isObject } from '../../model/message.ts';
import type { MessageLook } from '../look.ts';
import { Recent } from './recent.ts';

const mostKept = 2000;
/** Longer names and ids are not kept, UTF-16 units. */
const longest = 500;

export class TaskTools {
  readonly #names = new Recent<string, string>(mostKept);

  /** The name that was called, when it is known. */
  of(taskId: unknown): string | undefined {
    return typeof taskId === 'string' ? this.#names.get(taskId) : undefined;
  }

  note({ message, link }: MessageLook): void {
    if (message.kind !== 'response' || link.type !== 'answer' || link.request.method !== 'tools/call') return;
    const task = isObject(message.result) ? message.result.task : undefined;
    if (!isObject(task) || !isObject(link.asked)) return;
    const { taskId } = task;
    const { name } = link.asked;
    if (isShort(taskId) && isShort(name)) this.#names.set(taskId, name);
  }
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longest;
}
