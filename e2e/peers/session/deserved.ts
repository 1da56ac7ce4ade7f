/**
 * The findings that sessions of official peers deserve, each with the reason. Whatever else is found in them is a false alarm,
 * and so is the silence of one of these.
 */

export type Server = 'everything' | 'filesystem' | 'memory' | 'serve' | 'reject' | 'connect' | 'demo';
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

const reference: readonly Server[] = ['everything', 'filesystem', 'memory'];
const modernServers: readonly Server[] = ['serve', 'reject'];
const own: readonly Server[] = [...modernServers, 'connect'];
const modernClients: readonly Client[] = ['auto', 'pinned'];

const deprecated = { code: 'deprecated-feature', clients: modernClients } as const;
const duringSession = { ...deprecated, servers: modernServers } as const;

export const deserved: readonly Deserved[] = [
  {
    ...deprecated,
    servers: [...reference, ...own, 'demo'],
    probe: true,
    on: '"method":"server/discover"',
    why: 'The client declares roots and sampling, which 2026-07-28 has deprecated.',
  },
  {
    ...duringSession,
    probe: true,
    on: '"supportedVersions"',
    why: 'The server declares logging, which 2026-07-28 has deprecated.',
  },
  {
    ...duringSession,
    on: '"method":"sampling/createMessage"',
    why: 'The tool asks for sampling, which 2026-07-28 has deprecated.',
  },
  { ...duringSession, on: '"method":"roots/list"', why: 'The tool asks for roots, which 2026-07-28 has deprecated.' },
  {
    ...duringSession,
    on: 'io.modelcontextprotocol/logLevel',
    why: 'The call asks for log messages, which 2026-07-28 has deprecated.',
  },
  {
    code: 'slow-exit-after-stdin-eof',
    servers: ['everything'],
    clients: ['sdk-1'],
    why: 'The timers of its tasks keep the server alive after stdin has ended, until the client sends SIGTERM.',
  },
  {
    code: 'tool-not-listed',
    servers: [...reference, ...own, 'demo'],
    on: '"name":"nope"',
    why: 'The conversation calls a tool that is not there.',
  },
  {
    code: 'unknown-tool-as-result',
    servers: reference,
    on: 'Tool nope not found',
    why: 'The TypeScript SDK 1.32.2 answers the call of an unknown tool with a result that has isError.',
  },
  {
    code: 'tool-args-mismatch',
    servers: own,
    on: '"a":"two"',
    why: 'The conversation gives a tool an argument of the wrong type.',
  },
  { code: 'tool-args-mismatch', servers: ['everything'], on: '"a":"two"', why: 'As above.' },
  { code: 'tool-args-mismatch', servers: ['filesystem'], on: '"arguments":{}', why: 'A path is missing.' },
  { code: 'tool-args-mismatch', servers: ['memory'], on: '"entities":"Ada"', why: 'A string stands for a list.' },
  {
    code: 'prompt-arg-missing',
    servers: own,
    on: '"name":"greet","arguments":{}',
    why: 'The conversation leaves out a required argument.',
  },
  {
    code: 'method-without-capability',
    servers: ['filesystem'],
    clients: ['sdk-1'],
    on: '"method":"prompts/list"',
    why: 'Version 1 of the client asks for prompts although the server has none; version 2 does not send the request.',
  },
  {
    code: 'structured-content-no-text',
    servers: ['filesystem'],
    on: '"structuredContent":{"content":[{"type":"image"',
    why: 'The image is in a block of its own and in structuredContent; no text has anything of it.',
  },
  {
    code: 'task-status-before-create',
    servers: ['everything'],
    clients: ['sdk-1'],
    why: 'The status of a task comes before the result that creates it.',
  },
];
