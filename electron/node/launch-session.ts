/** Starts a server and a session that records it. */
import type { ClientSettings } from '#shared/model/client-settings';
import type { Target } from '#shared/model/target';
import type { Environment } from './environment.ts';
import { LiveCapture } from './live-session.ts';
import type { LiveSession } from './session.ts';
import type { ShutdownLimits } from './shutdown.ts';

export interface StartOptions {
  readonly target: Target;
  /** How the connection is opened, and what is answered; ignored when there is a `stdinScript`. */
  readonly client: ClientSettings;
  /** Folder of the recordings; made when it is missing. */
  readonly folder: string;
  readonly environment: Environment;
  /** Written to the fresh process as it is: another session's stdin. */
  readonly stdinScript?: Uint8Array;
  readonly limits?: ShutdownLimits;
  /** Bytes that may wait for the disk, or to be explained, before the server is made to wait. Default: 64 MiB. */
  readonly pressureLimit?: number;
}

/** Returns at once and never throws: a launch that fails is a session in state `failed`, with its log. */
export function startSession(options: StartOptions): LiveSession {
  const session = new LiveCapture(options);
  if (session.process.stdin === null) return session;
  if (options.stdinScript !== undefined) session.write(options.stdinScript);
  else session.connect(options.client);
  return session;
}
