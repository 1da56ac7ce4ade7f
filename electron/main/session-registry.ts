/** The sessions of the application, live and opened, in the order in which they came. */
import { type ClientSettings, type ConnectMode, defaultClient, silentClient } from '#shared/model/client-settings';
import type { SessionSummary } from '#shared/model/session';
import type { Target } from '#shared/model/target';
import type { Environment } from '../node/environment.ts';
import { startSession } from '../node/launch-session.ts';
import { openRecording } from '../node/open-recording.ts';
import { isLive, type LiveSession, type Session } from '../node/session.ts';
import { CommandError } from './command-error.ts';

interface Launch {
  readonly target: Target;
  readonly client: ClientSettings;
}

interface Held {
  readonly session: Session;
  /** How it was started; null for an opened recording. */
  readonly launch: Launch | null;
}

/** What the registry tells about sessions that come and go. */
export interface RegistryListener {
  added(session: Session): void;
  removed(session: Session): void;
}

export class SessionRegistry {
  readonly #held = new Map<string, Held>();
  readonly #environment: Promise<Environment>;
  readonly #folder: () => string;
  readonly #listener: RegistryListener;

  /** @param folder where recordings are written at the moment */
  constructor(environment: Promise<Environment>, folder: () => string, listener: RegistryListener) {
    this.#environment = environment;
    this.#folder = folder;
    this.#listener = listener;
  }

  /** Launches a server. A launch that fails is a session too, and tells why. */
  async start(target: Target, client: ClientSettings, stdinScript?: Uint8Array): Promise<Session> {
    const environment = await this.#environment;
    const script = stdinScript === undefined ? {} : { stdinScript };
    const session = startSession({ target, client, folder: this.#folder(), environment, ...script });
    return this.#hold({ session, launch: { target, client } });
  }

  /** @param path absolute */
  open(path: string): Session {
    return this.#hold({ session: openRecording(path), launch: null });
  }

  get(id: string): Session {
    return this.#find(id).session;
  }

  /** The session, if it can be talked to. */
  live(id: string): LiveSession {
    const { session } = this.#find(id);
    if (isLive(session)) return session;
    throw new CommandError('not-running', 'This is a recording: there is no server behind it.');
  }

  /** The same server again, in a session beside the old one. One that still runs is stopped first. */
  async restart(id: string, mode: ConnectMode | null = null): Promise<Session> {
    const { session } = this.#find(id);
    const { target, client } = this.#launchOf(id);
    if (isLive(session)) await session.stop();
    return this.start(target, mode === null ? client : { ...client, mode });
  }

  /** The same bytes again, into a fresh process of the same server. */
  async replayStdin(id: string): Promise<Session> {
    const { target } = this.#launchOf(id);
    return this.start(target, silentClient, await this.live(id).stdinScript());
  }

  async remove(id: string): Promise<void> {
    const { session } = this.#find(id);
    this.#held.delete(id);
    this.#listener.removed(session);
    await session.dispose();
  }

  summaries(): readonly SessionSummary[] {
    return [...this.#held.values()].map(({ session }) => session.summary());
  }

  get newest(): Session | null {
    return [...this.#held.values()].at(-1)?.session ?? null;
  }

  /** Stops every server and ends all writing. */
  async dispose(): Promise<void> {
    await Promise.allSettled([...this.#held.values()].map(({ session }) => session.dispose()));
  }

  #hold(held: Held): Session {
    this.#held.set(held.session.id, held);
    this.#listener.added(held.session);
    return held.session;
  }

  #find(id: string): Held {
    const held = this.#held.get(id);
    if (held) return held;
    throw new CommandError('not-found', 'This session is no longer there.');
  }

  #launchOf(id: string): Launch {
    const { launch, session } = this.#find(id);
    if (launch !== null) return launch;
    const { target } = session.summary();
    if (target !== null) return { target, client: defaultClient };
    throw new CommandError('failed', 'The recording does not name the command that was run.');
  }
}
