import type { ReplyError } from '#shared/ipc/contract';

/** What a handler throws when it can say why it refuses. Anything else that is thrown becomes `failed`. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: ReplyError['code'];

  constructor(code: ReplyError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
