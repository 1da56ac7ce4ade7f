/**
 * The findings that sessions of official peers deserve, each with the reason. Whatever else is found in them is a false alarm, and
 * so is the silence of one of these.
 */

export type Server = 'everything' | 'filesystem' | 'memory' | 'serve' | 'reject' | 'connect';
export type Client = 'sdk-1' | 'legacy' | 'auto' | 'pinned';

export interface Deserved {
  readonly code: string;
  readonly servers: readonly Server[];
  /** Absent: with every client. */
  readonly clients?: readonly Client[];
  /** In the process that a client starts only to ask for the server's versions. Absent: in the session itself. */
  readonly probe?: true;
  /** What the line that it is on contains. */
  readonly on?: string;
  readonly why: string;
}

export const deserved: readonly Deserved[] = [
  {
    code: 'slow-exit-after-stdin-eof',
    servers: ['everything'],
    clients: ['sdk-1'],
    why: 'The timers of a task keep the server alive after stdin has ended, until the client sends SIGTERM.',
  },
];
